// Before the first paint: the part of the program that the page is in is asked for; the theme, the
// language and its direction, the style of the boards and the pace of their motion, as they were
// chosen or as the device has them; and the one place that writes settings. A classic script at
// the top of the page; everything else waits for it.
(() => {
  const KEPT = "riocht.settings";
  const root = document.documentElement;
  const languages = ["en", "ga", "fa"];
  const rest = matchMedia("(prefers-reduced-motion: reduce)");
  // What could not be kept holds for this visit.
  let held = {};

  function settings() {
    let kept;
    try {
      kept = JSON.parse(localStorage.getItem(KEPT));
    } catch {
      // Nothing that can be read has been kept.
    }
    return { ...(kept instanceof Object && !Array.isArray(kept) ? kept : {}), ...held };
  }

  // The first of the reader's languages that the program speaks.
  const asTheDevice = () =>
    (navigator.languages ?? []).map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => languages.includes(tag)) ?? "en";

  // Puts a choice on the page, unless it is that which needs no mark.
  function mark(name, chosen, choices) {
    if (choices.includes(chosen)) root.dataset[name] = chosen;
    else delete root.dataset[name];
  }

  // Puts the settings on the page, and tells every program that draws into it.
  function show() {
    const { theme, language, board, motion } = settings();
    mark("theme", theme, ["light", "dark"]);
    mark("board", board, ["plain", "stone"]);
    mark("motion", ["off", "fast", "normal", "slow"].includes(motion) ? motion : rest.matches && "off", ["off", "fast", "slow"]);
    mark("language", language, languages);
    root.lang = root.dataset.language ?? asTheDevice();
    root.dir = root.lang === "fa" ? "rtl" : "ltr";
    if (root.dataset.board) riochtSheet("settings-boards");
    dispatchEvent(new Event("riocht-settings"));
  }

  // In the one file everything is within the page (scripts/single.mjs).
  const within = "riochtSheet" in globalThis;
  const sheets = new Map();

  // Loads a style sheet that not every visitor needs, once; comes when it is there.
  globalThis.riochtSheet ??= (name) => {
    if (!sheets.has(name)) {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = `${name}.css?v=${document.querySelector("meta[name=build]").content}`;
      sheets.set(name, new Promise((done) => (link.onload = link.onerror = done)));
      document.head.append(link);
    }
    return sheets.get(name);
  };

  // The part of the program for an address, which boot.js would ask for only when the page itself
  // has come: none for the hall.
  const partOf = (address) => {
    const [, page, game = "", lesson] = address.split("/");
    const family = /^(tara|brian)/.exec(game)?.[0] ?? "tafl";
    const table = family === "brian" ? "boru" : family;
    const learn = table === "boru" ? "learn-boru" : "learn";
    return { play: `table-${table}`, rules: "rules", glossary: "rules", learn: lesson ? learn : "rules", saved: "saved", g: "share", study: "study", settings: "settings", statistics: "settings" }[page];
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
  if (part && !within) ask(part);

  // For src/app/look.rs and src/app/store/browser.rs: the settings as text, and changes to them,
  // likewise. What is not changed stays as it is, fields of a newer version with it.
  globalThis.riochtSettings = () => JSON.stringify(settings());
  globalThis.riochtKeep = (changes) => {
    const all = { ...settings(), ...JSON.parse(changes) };
    let kept = true;
    try {
      localStorage.setItem(KEPT, JSON.stringify(all));
      held = {};
    } catch {
      held = all;
      kept = false;
    }
    show();
    return kept;
  };

  show();
  // All windows look and speak alike.
  addEventListener("storage", ({ key }) => {
    if (key === KEPT || key === null) show();
  });
  addEventListener("languagechange", show);
  rest.addEventListener("change", show);
})();
