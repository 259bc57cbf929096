// Before the first paint: the part of the program that the page is in is asked for; the theme, the language and its direction, as they were chosen or as
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

  // The part of the program for an address, which boot.js would ask for only when the page itself
  // has come: none for the hall.
  const partOf = (address) => {
    const [, page, game = "", lesson] = address.split("/");
    const family = /^(tara|brian)/.exec(game)?.[0] ?? "tafl";
    const table = family === "brian" ? "boru" : family;
    const learn = table === "boru" ? "learn-boru" : "learn";
    return { play: `table-${table}`, rules: "rules", glossary: "rules", learn: lesson ? learn : "rules", saved: "saved", g: "share" }[page];
  };

  function ask(part) {
    const build = document.querySelector("meta[name=build]").content;
    for (const [rel, file] of [["modulepreload", ".js"], ["preload", "_bg.wasm"]]) {
      const link = document.createElement("link");
      Object.assign(link, { rel, href: `${part}${file}?v=${build}`, crossOrigin: "anonymous" });
      if (rel === "preload") link.as = "fetch";
      document.head.append(link);
    }
  }

  const part = partOf(location.hash);
  if (part) ask(part);

  const { theme, language } = kept();
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  riochtSpeak(language);

  // All windows speak the same language.
  addEventListener("storage", ({ key }) => {
    if (key === "riocht.settings") riochtSpeak(kept().language);
  });
  addEventListener("languagechange", () => riochtSpeak(root.dataset.language));
})();
