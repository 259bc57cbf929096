// Starts the engine's worker. It is asked for with the build's name as query, and asks
// for the rest of the worker with the same, since none of these names carries a hash.
// In the one file the worker has its program within itself (scripts/single.mjs).
const build = self.location.search;
if (!self.riochtProgram) importScripts(`thinker.js${build}`);
// For src/app/panic.rs. The page hears of the trap that follows as of any error of the worker.
self.riocht = { trouble: (what, where) => console.error(what, where) };
wasm_bindgen({ module_or_path: self.riochtProgram ?? `thinker_bg.wasm${build}` }).catch((error) => {
  // Thrown out here it reaches the page as the worker's error; a broken promise would not.
  setTimeout(() => {
    throw error;
  });
});
