// The same random games natively and in WebAssembly, in turn; the ratio is what counts.
//
//   node scripts/bench-wasm.mjs NATIVE WASM [ROUNDS]
//
// NATIVE is the example `random_games` built for this machine, WASM the same built for
// wasm32-unknown-unknown; ./dev bench builds both and calls this.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [native, wasm, rounds = "9"] = process.argv.slice(2);
// The number of each game on the shelf, and how many are played in a round.
const SHELF = [
  ["ard-ri", 0, 6000],
  ["tara-1", 2, 20000],
  ["tara-2", 3, 20000],
  ["tara-chalice", 4, 20000],
  ["brian-boru", 5, 20000],
];

const module = new WebAssembly.Module(readFileSync(wasm));
// The games ask for nothing from outside; whatever else the library links in is never called.
const outside = {};
for (const { module: room, name, kind } of WebAssembly.Module.imports(module)) {
  if (kind !== "function") throw new Error(`The module asks for the ${kind} ${room}.${name}.`);
  (outside[room] ??= {})[name] = () => {
    throw new Error(`The games have called ${room}.${name}.`);
  };
}
const { random_games: play } = new WebAssembly.Instance(module, outside).exports;

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

for (const [name, number, games] of SHELF) {
  // Until the engine of the host has compiled the code for speed.
  for (let warm = 0; warm < 5; warm++) play(number, games / 10);

  const rates = [[], []];
  const ratios = [];
  for (let round = 0; round < Number(rounds); round++) {
    const words = [number, games].map(String);
    const [sum, nanoseconds] = execFileSync(native, words, { encoding: "utf8" })
      .split(" ")
      .map(Number);
    const started = process.hrtime.bigint();
    const same = play(number, games);
    const took = Number(process.hrtime.bigint() - started);
    if (same !== sum) throw new Error(`${name}: native came to ${sum}, WebAssembly to ${same}.`);
    const both = [nanoseconds, took].map((time) => (games / time) * 1e9);
    both.forEach((rate, side) => rates[side].push(rate));
    ratios.push(both[1] / both[0]);
  }
  const [here, there] = rates.map((side) => Math.round(median(side)));
  console.log(
    `${name}: ${here} games/s natively and ${there} in WebAssembly; ` +
      `median ratio ${median(ratios).toFixed(2)}`,
  );
}
