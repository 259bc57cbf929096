// Starts the program, and loads its parts when they are needed. The names of the page's
// own files stand on the script element itself, and those of the parts carry the build's
// name as query, so that this file needs no change from build to build.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
const build = document.querySelector("meta[name=build]").content;
const absolute = (path) => new URL(path, document.baseURI).href;

async function load(js, wasm) {
  const program = await import(absolute(js));
  await program.default({ module_or_path: absolute(wasm) });
  return program;
}

const parts = new Map();

// The part of the program with this name, loaded once.
function part(name) {
  if (!parts.has(name)) {
    const loading = load(`${name}.js?v=${build}`, `${name}_bg.wasm?v=${build}`);
    // What could not be loaded is tried again when it is next asked for.
    loading.catch(() => parts.delete(name));
    parts.set(name, loading);
  }
  return parts.get(name);
}

// For src/app/part.rs.
globalThis.riocht = {
  lay: async (name, place, ...what) => (await part(name)).lay(place, ...what),
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
  console.error(error);
  // Only while the splash is still there; later failures are the program's own to tell.
  document.getElementById("splash-error")?.removeAttribute("hidden");
}
