// Starts the program, and loads its parts when they are needed. The names of the page's
// own files stand on the script element itself, and those of the parts carry the build's
// name as query, so that this file needs no change from build to build.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
const build = document.querySelector("meta[name=build]").content;

// The address of a file of the program. Names without a folder are the same in every build, so
// the build goes with them. In the one file everything is within the page (scripts/single.mjs).
const file =
  globalThis.riochtFile ??
  ((name) => new URL(name.includes("/") ? name : `${name}?v=${build}`, document.baseURI).href);

// What has gone wrong is told by trouble.js. Where that does not come either, the splash has a
// sentence of its own, while it is still there.
async function trouble(...what) {
  try {
    (await import(file("trouble.js"))).trouble(...what);
  } catch {
    console.error(...what);
    document.getElementById("splash-error")?.removeAttribute("hidden");
  }
}

// What ends one of our programs without a panic: a trap, or an error that has passed through it;
// after these nobody knows what state it is in.
addEventListener("error", ({ error }) => {
  if (error?.name === "RuntimeError" || /wasm-function/.test(error?.stack)) trouble(error);
});
addEventListener("unhandledrejection", ({ reason }) => {
  if (reason?.name === "RuntimeError") trouble(reason);
});

async function load(js, wasm) {
  const program = await import(file(js));
  await program.default({ module_or_path: file(wasm) });
  return program;
}

const parts = new Map();

// The part of the program with this name, loaded once.
function part(name) {
  if (!parts.has(name)) {
    const loading = load(`${name}.js`, `${name}_bg.wasm`);
    // What could not be loaded is tried again when it is next asked for.
    loading.catch(() => parts.delete(name));
    parts.set(name, loading);
  }
  return parts.get(name);
}

// For src/app: part.rs, offline.rs, panic.rs.
globalThis.riocht = {
  lay: async (name, place, ...what) => (await part(name)).lay(place, ...what),
  file,
  trouble,
};

// What had the keyboard's focus goes with its page: the next page gets it, at the rule that its
// address names or at its heading, unless it has given it to something itself.
addEventListener("hashchange", () => {
  document.activeElement?.blur();
  const arrive = () => {
    if (document.activeElement !== document.body) return;
    const main = document.querySelector("main:not(.late)");
    if (!main) return requestAnimationFrame(arrive);
    const at = document.getElementById(location.hash.split("/")[3]) ?? main.querySelector("h1") ?? main;
    at.tabIndex = -1;
    at.focus({ preventScroll: true });
  };
  requestAnimationFrame(arrive);
});

try {
  await load(js, wasm);
} catch (error) {
  trouble(error, "", true);
}
// It is here before it is needed, and the server may be gone by then.
import(file("trouble.js")).catch(() => {});
