// Starts the program. The names of its files stand on the script element itself,
// so that this file needs no change from build to build.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
const absolute = (path) => new URL(path, document.baseURI).href;

try {
  const { default: init } = await import(absolute(js));
  await init({ module_or_path: absolute(wasm) });
} catch (error) {
  console.error(error);
  // Only while the splash is still there; later failures are the program's own to tell.
  document.getElementById("splash-error")?.removeAttribute("hidden");
}
