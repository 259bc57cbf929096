// Makes riocht.html of a finished build: the whole program in one file, which plays by double
// click, without a server and without a network.
//
// Usage: node scripts/single.mjs [FOLDER]      (dist/ without one)
//
// A page from disk may fetch nothing, not even its neighbours. So style sheets, letters and icons
// are written into it, and every program lies in it as text: scripts as they are, WebAssembly
// compressed and in base64. `riochtFile`, which boot.js asks for files, unpacks them. The page's
// policy forbids every request, so it cannot even ask for what it lacks.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const folder = process.argv[2] ?? "dist";
const read = (file) => readFileSync(join(folder, file.replace(/\?.*$/, "")));
const text = (file) => read(file).toString("utf8");
const base64 = (file) => read(file).toString("base64");
const data = (file, type) => `data:${type};base64,${base64(file)}`;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

let page;
try {
  page = text("index.html");
} catch {
  fail(`${folder} holds no build: please run ./dev build first.`);
}

// Replaces what the pattern finds, which must be there.
function replace(what, pattern, by) {
  if (page.search(pattern) < 0) fail(`${folder}/index.html has no ${what}: scripts/single.mjs does not know this form of it.`);
  page = page.replace(pattern, by);
}

// A text within a script or style element must not end it, nor begin a comment in which its end
// would not be seen.
function within(content, element, name) {
  for (const sign of [`</${element}`, "<!--"]) {
    if (content.toLowerCase().includes(sign)) fail(`${name} has “${sign}” in it and cannot be put into a page.`);
  }
  return content;
}

// Runs in the page before boot.js: the files that lie in it.
function unpacking() {
  // Compressed bytes out of base64.
  const unpack = async (packed) => {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };
  const text = (name) => document.querySelector(`script[data-file="${name}"]`).textContent;
  const addresses = new Map();
  const address = (name, ...parts) => {
    if (!addresses.has(name)) {
      addresses.set(name, URL.createObjectURL(new Blob(parts, { type: "text/javascript" })));
    }
    return addresses.get(name);
  };
  globalThis.riochtFile = (name) => {
    if (name.endsWith(".wasm")) return unpack(text(name));
    if (name.endsWith(".woff2")) return `data:font/woff2;base64,${text(name)}`;
    if (name !== "thinker-start.js") return address(name, text(name));
    const program = `self.riochtProgram = (${unpack})("${text("thinker_bg.wasm")}");\n`;
    return address(name, program, text("thinker.js"), "\n", text(name));
  };
  // Nothing is kept beside this page, and nothing newer can come.
  Object.defineProperty(navigator, "serviceWorker", { value: undefined });
}

// The style sheets, in their order, as one.
// Those that are loaded when they are needed come last.
const later = ["settings-page.css", "settings-boards.css"];
const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"\s*\/?>/g)].map(([, file]) => text(file));
const style = [...sheets, ...later.map(text)].join("\n").replace(/url\("?(fonts\/[^")]+)"?\)/g, (_, file) => `url("${data(file, "font/woff2")}")`);
if (/url\((?!"?(data:|#))/.test(style)) fail("A style sheet asks for a file that scripts/single.mjs does not know.");
replace("style sheets", /<link rel="stylesheet"[^>]*>/, () => `<style>\n${within(style, "style", "A style sheet")}</style>`);
page = page.replace(/\s*<link rel="stylesheet"[^>]*>/g, "");
page = page.replace(/\s*<link rel="(modulepreload|preload|apple-touch-icon|manifest)"[^>]*>/g, "");
page = page.replaceAll('"icons/icon.svg"', () => `"${data("icons/icon.svg", "image/svg+xml")}"`);

// The program's own page, whose files carry hashes in their names.
const [, js, wasm] = /data-js="\.\/([^"]+)" data-wasm="\.\/([^"]+)"/.exec(page) ?? fail("There is no start script.");
const programs = readdirSync(folder).filter((file) => /_bg\.wasm$/.test(file) && (file === wasm || !file.startsWith("riocht-app")));
const files = programs
  .flatMap((file) => [file, file === wasm ? js : file.replace("_bg.wasm", ".js")])
  .concat("thinker-start.js", "trouble.js")
  .map((file) => [file, file.endsWith(".wasm") ? gzipSync(read(file), { level: 9 }).toString("base64") : text(file)]);
// Pictures of boards are drawn with these.
for (const file of ["alegreya-sans-400", "alegreya-sans-700", "uncial-400"].map((face) => `fonts/${face}.woff2`)) {
  files.push([file, base64(file)]);
}
const held = files.map(([file, content]) => `<script type="text/plain" data-file="${file}">${within(content, "script", file)}</script>`);

// What runs at once is named in the policy by its contents.
const hashes = [];
function script(content, attributes = "") {
  within(content, "script", "A script");
  hashes.push(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  return `<script${attributes}>${content}</script>`;
}
replace("look.js", /<script src="look\.js[^>]*><\/script>/, () => script(`globalThis.riochtSheet = async () => {};\n${text("look.js")}`));
replace("boot.js", /<script type="module" src="[^"]*boot\.js[^>]*><\/script>/, () =>
  [
    ...held,
    script(`(${unpacking})();`),
    script(text("boot.js"), ` type="module" data-js="${js}" data-wasm="${wasm}"`),
  ].join("\n"),
);
const policy = [
  "default-src 'none'",
  `script-src ${hashes.join(" ")} 'wasm-unsafe-eval' blob:`,
  "worker-src blob:",
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "font-src data:",
  // Letters, for pictures of boards.
  "connect-src data:",
  "base-uri 'none'",
  "form-action 'none'",
];
replace(
  "policy",
  /<!--[^>]*-->\s*<meta http-equiv="Content-Security-Policy"[^>]*>/,
  () => `<!-- Nothing is asked for: everything is in this file. -->\n    <meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">`,
);
if (/(src|href)="(?!data:)[^"#]/.test(page.replace(/<script[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>/g, ""))) {
  fail("The page asks for a file that scripts/single.mjs does not know.");
}

writeFileSync(join(folder, "riocht.html"), page);
console.log(`${join(folder, "riocht.html")}: ${(Buffer.byteLength(page) / 1e6).toFixed(1)} MB`);
