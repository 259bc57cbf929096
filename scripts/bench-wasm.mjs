// The same random games natively and in WebAssembly, in turn; the ratio is what counts.
//
//   node scripts/bench-wasm.mjs NATIVE WASM [ROUNDS]
//
// NATIVE is the example `random_games` built for this machine, WASM the same built for
// wasm32-unknown-unknown; ./dev bench builds both and calls this.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [native, wasm, rounds = "9"] = process.argv.slice(2);
const GAMES = 6000;

const module = new WebAssembly.Module(readFileSync(wasm));
// The games ask for nothing from outside; whatever else the library links in is never called.
const outside = {};
for (const { module: room, name, kind } of WebAssembly.Module.imports(module)) {
  if (kind !== "function") throw new Error(`The module asks for the ${kind} ${room}.${name}.`);
  (outside[room] ??= {})[name] = () => {
    throw new Error(`The games have called ${room}.${name}.`);
  };
}
const { random_plies: play } = new WebAssembly.Instance(module, outside).exports;

// Until the engine of the host has compiled the code for speed.
for (let warm = 0; warm < 5; warm++) play(GAMES / 10);

const ratios = [];
for (let round = 0; round < Number(rounds); round++) {
  const [plies, nanoseconds] = execFileSync(native, [String(GAMES)], { encoding: "utf8" })
    .split(" ")
    .map(Number);
  const started = process.hrtime.bigint();
  const same = play(GAMES);
  const took = Number(process.hrtime.bigint() - started);
  if (same !== plies) throw new Error(`Native played ${plies} plies and WebAssembly ${same}.`);
  const rates = [nanoseconds, took].map((time) => (plies / time) * 1e9);
  ratios.push(rates[1] / rates[0]);
  console.log(
    `round ${round}: ${rates.map((rate) => Math.round(rate)).join(" and ")} plies/s natively and in WebAssembly`,
  );
}
ratios.sort((a, b) => a - b);
console.log(`median ratio of WebAssembly to native: ${ratios[ratios.length >> 1].toFixed(2)}`);
