// Trunk's post_build hook. It looks at the finished build before that is put in place and
//   - makes one style sheet of all, and has the page's program asked for while it is read,
//   - names the build after the contents of all its files,
//   - writes that name into index.html,
//   - writes sw.js, the service worker, with the list of files to keep for offline play.
// A development build gets a service worker that only removes an earlier one.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const staging = process.env.TRUNK_STAGING_DIR;
if (!staging) {
  console.error("scripts/offline.mjs is run by Trunk, which tells it the folder (TRUNK_STAGING_DIR).");
  process.exit(2);
}

const index = join(staging, "index.html");
let page = readFileSync(index, "utf8");

if (process.env.TRUNK_PROFILE === "release") {
  // One file, without comments, waits for the network once and packs better. What it was made of goes.
  const sheets = [...page.matchAll(/ *<link rel="stylesheet" href="\.\/([^"]+)"\/?>\n?/g)];
  const plain = (css) => css.replace(/\/\*[^]*?\*\//g, "").replace(/^\s+/gm, "");
  const css = sheets.map(([, file]) => plain(readFileSync(join(staging, file), "utf8"))).join("");
  const style = `style-${createHash("sha256").update(css).digest("hex").slice(0, 16)}.css`;
  for (const [, file] of sheets) rmSync(join(staging, file));
  writeFileSync(join(staging, style), css);
  const [, js, wasm] = page.match(/data-js="([^"]+)" data-wasm="([^"]+)"/);
  const head = [
    `    <link rel="stylesheet" href="./${style}">`,
    `    <link rel="modulepreload" href="${js}">`,
    `    <link rel="preload" href="${wasm}" as="fetch" type="application/wasm" crossorigin>`,
  ];
  // A finished build can be gone over again.
  page = page.replace(/ *<link rel="(modulepreload|preload)"[^>]*>\n/g, "");
  page = page.replace(sheets[0][0], () => `${head.join("\n")}\n`);
  for (const [link] of sheets.slice(1)) page = page.replace(link, "");
  writeFileSync(index, page);
}

const files = readdirSync(staging, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(staging.length + 1).replaceAll("\\", "/"))
  .sort();

const worker = readFileSync("assets/sw.js", "utf8");
const hash = createHash("sha256").update(worker);
for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(staging, file)));
const build = hash.digest("hex").slice(0, 16);

writeFileSync(index, page.replaceAll("__BUILD__", build));

if (process.env.TRUNK_PROFILE !== "release") {
  writeFileSync(join(staging, "sw.js"), readFileSync("assets/sw-retire.js"));
} else {
  // Icons in pixels and licence texts are for installing and for reading, not for playing.
  const kept = files.filter((file) => !/^icons\/.*\.png$|\.(txt|md)$/.test(file) && file !== "index.html");
  // Files without a hash in their names are asked for with the build's name, past any cache on the way.
  const versioned = /^(boot\.js|look\.js|trouble\.js|thinker-start\.js|settings-[a-z]+\.css|(thinker|rules|learn|saved|settings|share|study|(learn|table)-[a-z]+)(\.js|_bg\.wasm))$/;
  const list = ["./", ...kept.map((file) => (versioned.test(file) ? `./${file}?v=${build}` : `./${file}`))];
  const text = worker.replace("__BUILD__", () => build).replace("__FILES__", () => JSON.stringify(list, null, 2));
  writeFileSync(join(staging, "sw.js"), text);
}
