// Starts the engine's worker. It is asked for with the build's name as query, and asks
// for the rest of the worker with the same, since none of these names carries a hash.
const build = self.location.search;
importScripts(`thinker.js${build}`);
wasm_bindgen({ module_or_path: `thinker_bg.wasm${build}` }).catch((error) => {
  // Thrown out here it reaches the page as the worker's error; a broken promise would not.
  setTimeout(() => {
    throw error;
  });
});
