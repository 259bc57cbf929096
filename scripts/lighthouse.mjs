// node scripts/lighthouse.mjs FOLDER [page ...]
// Lighthouse on the pages of a build, as a phone on a slow network would load them for the first
// time. The build is served on this machine as GitHub Pages serves it: under a path, compressed,
// to be cached for ten minutes. Fails when a score is too low. `./dev lighthouse` installs what it
// needs; CHROME names the browser.

import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [folder, ...asked] = process.argv.slice(2);
const pages = asked.length
  ? asked
  : ["", "play/ard-ri", "play/tara-1", "play/tara-chalice", "play/brian-boru", "rules/ard-ri", "learn", "learn/ard-ri/sweep", "saved"];
const least = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};
const base = "/riocht/";

// A near web host and a good line: how long it takes to answer, in milliseconds, and how much it
// sends at a time, in bytes, and in all, in bits a millisecond. Lighthouse works out what a slow
// network does from what it has seen on a quick one; from no network at all it would not see what
// stands on the page while the program is on its way.
const distance = 40;
const piece = 16 * 1024;
const speed = 10_000;
const pause = (time) => new Promise((done) => setTimeout(done, time));

const server = createServer(async (request, response) => {
  const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
  let body;
  const file = normalize(path.slice(base.length)) === "." ? "index.html" : normalize(path.slice(base.length));
  try {
    if (!path.startsWith(base) || file.startsWith("..")) throw new Error("not ours");
    body = readFileSync(join(folder, file));
  } catch {
    response.writeHead(404, { "Content-Type": "text/plain" });
    response.end("not found");
    return;
  }
  const type = types[extname(file)] ?? "application/octet-stream";
  const headers = { "Content-Type": type, "Cache-Control": "max-age=600", Vary: "Accept-Encoding" };
  if (!/^(image\/png|font)/.test(type) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) {
    body = gzipSync(body);
    headers["Content-Encoding"] = "gzip";
  }
  await pause(distance);
  response.writeHead(200, { ...headers, "Content-Length": body.length });
  for (let at = 0; at < body.length; at += piece) {
    response.write(body.subarray(at, at + piece));
    await pause((8 * piece) / speed);
  }
  response.end();
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const origin = `http://127.0.0.1:${server.address().port}`;

const require = createRequire(join(import.meta.dirname, "../.tools/lighthouse/package.json"));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { default: lighthouse } = await load("lighthouse");
const { launch } = await load("chrome-launcher");

let failed = false;
console.log(["page".padEnd(20), ...Object.keys(least).map((it) => it.padStart(15)), " first paint  largest paint  blocked  shift  interactive"].join(""));
for (const page of pages) {
  const chrome = await launch({
    chromePath: process.env.CHROME,
    chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  const { lhr } = await lighthouse(`${origin}${base}#/${page}`, {
    port: chrome.port,
    logLevel: "error",
    onlyCategories: Object.keys(least),
  });
  chrome.kill();
  const scores = Object.keys(least).map((it) => Math.round((lhr.categories[it].score ?? 0) * 100));
  const figure = (audit) => lhr.audits[audit].displayValue ?? "?";
  console.log(
    [
      (page || "the hall").padEnd(20),
      ...scores.map((it) => String(it).padStart(15)),
      ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "interactive"].map((it) => figure(it).padStart(12)).join(""),
    ].join(""),
  );
  if (lhr.runtimeError) console.log(`  ${lhr.runtimeError.message}`);
  for (const [category, wanted] of Object.entries(least)) {
    if (Math.round((lhr.categories[category].score ?? 0) * 100) >= wanted) continue;
    failed = true;
    for (const { id, weight } of lhr.categories[category].auditRefs) {
      const { score, title, displayValue, details } = lhr.audits[id];
      if (score === null || score >= 0.9 || (weight === 0 && category !== "performance")) continue;
      console.log(`  ${category}: ${title} ${displayValue ?? ""}`);
      for (const item of details?.items?.slice(0, 4) ?? []) console.log(`    ${JSON.stringify(item.node?.snippet ?? item.url ?? item.description ?? item).slice(0, 200)}`);
    }
  }
}
server.close();
process.exitCode = failed ? 1 : 0;
