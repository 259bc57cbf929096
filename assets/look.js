// Before the first paint: the theme, the language and its direction, as they were chosen or as
// the device has them. A classic script at the top of the page; everything else waits for it.
(() => {
  const root = document.documentElement;
  const known = ["en", "ga", "fa"];

  function kept() {
    try {
      return JSON.parse(localStorage.getItem("riocht.settings")) ?? {};
    } catch {
      // Nothing that can be read has been kept.
      return {};
    }
  }

  // The first of the reader's languages that the program speaks.
  const asTheDevice = () =>
    (navigator.languages ?? []).map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => known.includes(tag)) ?? "en";

  // For src/app/language.rs: puts a language on the page, or that of the device.
  globalThis.riochtSpeak = (chosen) => {
    if (known.includes(chosen)) root.dataset.language = chosen;
    else delete root.dataset.language;
    root.lang = root.dataset.language ?? asTheDevice();
    root.dir = root.lang === "fa" ? "rtl" : "ltr";
    dispatchEvent(new Event("riocht-language"));
  };

  const { theme, language } = kept();
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  riochtSpeak(language);

  // All windows speak the same language.
  addEventListener("storage", ({ key }) => {
    if (key === "riocht.settings") riochtSpeak(kept().language);
  });
  addEventListener("languagechange", () => riochtSpeak(root.dataset.language));
})();
