// When the program breaks: says what happened and shows the ways on. The games are safe by then,
// since each turn is kept as soon as it is played. It uses nothing that may be broken, so its words
// stand here in every language, beside the catalogue of src/app/text. Nothing is loaded again by
// itself and nothing is sent. boot.js fetches it when the page stands, before it is needed.
const WORDS = {
  en: {
    stopped: "Something in Ríocht has broken",
    unstarted: "Ríocht could not start",
    needs:
      "Perhaps a file did not arrive; then it helps to load the page again. Otherwise Ríocht needs a browser with WebAssembly, such as any Firefox, Chrome, Edge or Safari of the last few years.",
    kept: "Your games are safe: each turn is kept in this browser as soon as it is played, unless the page has told you otherwise.",
    lost: "This browser keeps nothing for Ríocht, so a game that was open here is lost.",
    again: "This page broke before, and now once more right after it was loaded. You can go on from the hall; this game stays kept.",
    reload: "Load again",
    hall: "To the hall",
    save: "Save all games as a file",
    report: "Report of what happened",
    about: "Nothing is sent by itself. Whoever is to mend this will want the report.",
    tick: "Put the game of this page into the report",
    copy: "Copy the report",
    copied: "Copied.",
    marked: "The browser did not allow copying. The text is marked: please copy it yourself.",
  },
  ga: {
    stopped: "Bhris rud éigin i Ríocht",
    unstarted: "Níorbh fhéidir le Ríocht tosú",
    needs:
      "B’fhéidir nár tháinig comhad; sa chás sin cabhraíonn sé an leathanach a lódáil arís. Murach sin teastaíonn brabhsálaí ó Ríocht a bhfuil WebAssembly ann, ar nós aon Firefox, Chrome, Edge nó Safari le roinnt blianta anuas.",
    kept: "Tá do chuid cluichí slán: coinnítear gach seal sa bhrabhsálaí seo a luaithe a imrítear é, mura ndúirt an leathanach a mhalairt leat.",
    lost: "Ní choinníonn an brabhsálaí seo aon rud do Ríocht, mar sin tá cluiche a bhí oscailte anseo caillte.",
    again:
      "Bhris an leathanach seo cheana, agus anois arís díreach tar éis é a lódáil. Is féidir leat dul ar aghaidh ón halla; fanann an cluiche seo coinnithe.",
    reload: "Lódáil arís",
    hall: "Chuig an halla",
    save: "Sábháil gach cluiche mar chomhad",
    report: "Tuairisc ar ar tharla",
    about: "Ní sheoltar aon rud uaidh féin. Beidh an tuairisc ag teastáil ón té a dheiseoidh é seo.",
    tick: "Cuir cluiche an leathanaigh seo sa tuairisc",
    copy: "Cóipeáil an tuairisc",
    copied: "Cóipeáilte.",
    marked: "Níor cheadaigh an brabhsálaí an chóipeáil. Tá an téacs marcáilte: cóipeáil féin é, le do thoil.",
  },
  fa: {
    stopped: "چیزی در Ríocht خراب شد",
    unstarted: "Ríocht آغاز نشد",
    needs:
      "شاید پرونده‌ای نرسیده باشد؛ در این صورت باز کردن دوباره‌ی صفحه کمک می‌کند. وگرنه Ríocht به مرورگری با WebAssembly نیاز دارد، مانند هر Firefox، Chrome، Edge یا Safari از چند سال گذشته.",
    kept: "بازی‌های شما در امان‌اند: هر نوبت همین که بازی شود در این مرورگر نگه داشته می‌شود، مگر آنکه صفحه چیز دیگری گفته باشد.",
    lost: "این مرورگر چیزی برای Ríocht نگه نمی‌دارد، پس بازی‌ای که اینجا باز بود از دست رفت.",
    again:
      "این صفحه پیش‌تر هم خراب شده بود و اکنون درست پس از باز شدن دوباره خراب شد. می‌توانید از تالار ادامه دهید؛ این بازی نگه داشته می‌ماند.",
    reload: "باز کردن دوباره",
    hall: "به تالار",
    save: "ذخیره‌ی همه‌ی بازی‌ها در پرونده",
    report: "گزارش آنچه پیش آمد",
    about: "هیچ‌چیز خودبه‌خود فرستاده نمی‌شود. کسی که این را درست می‌کند گزارش را لازم دارد.",
    tick: "بازی این صفحه هم در گزارش بیاید",
    copy: "کپی کردن گزارش",
    copied: "کپی شد.",
    marked: "مرورگر اجازه‌ی کپی نداد. متن برگزیده شده است: لطفاً خودتان کپی‌اش کنید.",
  },
};

// A page that breaks within so many milliseconds of its start, again, is better left for the hall.
const SOON = 20_000;
// Where it broke last, in this tab.
const TRACE = "riocht-trouble";

// What the browser keeps for us, name by name; undefined where it keeps nothing.
function kept() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("riocht."));
    return names.sort().map((name) => ({ name, text: localStorage.getItem(name) }));
  } catch {
    return undefined;
  }
}

// All of it as the file that src/app/store/files.rs reads, with what is no game beside the games.
function file() {
  const items = kept() ?? [];
  const isGame = ({ name, text }) =>
    /^riocht\.(table|unreadable)\./.test(name) || (name.startsWith("riocht.game.") && !isDeleted(text));
  const other = items.filter((item) => !isGame(item));
  return JSON.stringify({ riocht: 1, games: items.filter(isGame), other }, null, 2);
}

function isDeleted(text) {
  try {
    return JSON.parse(text).deleted !== undefined;
  } catch {
    return false;
  }
}

// The game that the address names, as text: a saved one, the newest of its kind, or what a link brought.
function game() {
  const [, page, kind, id] = location.hash.split("/");
  if (page === "g") return location.hash;
  if (page !== "play") return "";
  const games = (kept() ?? []).filter(({ name, text }) =>
    id ? name === `riocht.game.${id}` : name.startsWith("riocht.game.") && text.includes(`"game":"${kind}"`),
  );
  const changed = ({ text }) => Number(/"changed":(\d+)/.exec(text)?.[1]);
  return games.sort((a, b) => changed(b) - changed(a))[0]?.text ?? "";
}

// What has happened, the newest last.
const troubles = [];

// The report. Of the address it has what names the page, not the game, nor folders of the device.
function report(withGame) {
  const page = location.protocol === "file:" ? "file: …" : location.origin + location.pathname;
  const lines = [
    `Ríocht ${document.querySelector("meta[name=build]")?.content}`,
    ...troubles,
    `${page}${location.hash.replace(/^(#\/(g|play\/[^/]+)\/).*/, "$1…")}`,
    navigator.userAgent,
    `${innerWidth} × ${innerHeight}, ${document.documentElement.lang}, after ${Math.round(performance.now() / 1000)} s`,
  ];
  if (withGame) lines.push("", game());
  return lines.join("\n");
}

const make = (tag, given, ...inside) => {
  const element = Object.assign(document.createElement(tag), given);
  element.append(...inside);
  return element;
};

// Writes the report anew, once it is shown.
let rewrite;

function show(starting) {
  const { lang, dir } = document.documentElement;
  const words = { ...(WORDS[lang] ?? WORDS.en) };
  // Latin words keep their order among Persian ones.
  if (dir === "rtl") for (const name in words) words[name] = words[name].replace(/[a-zí]+/gi, "\u2066$&\u2069");
  const isHall = location.hash.length < 3;
  let again = false;
  try {
    again = sessionStorage.getItem(TRACE) === location.hash && performance.now() < SOON;
    sessionStorage.setItem(TRACE, location.hash);
  } catch {
    // Then every time is as the first.
  }
  const button = (text, onclick, look = "") =>
    make("button", { type: "button", className: `button ${look}`, textContent: text, onclick });
  const reload = (look) => button(words.reload, () => location.reload(), look);
  const hall = (look) =>
    button(
      words.hall,
      () => {
        // No event of a new address may reach what is broken.
        history.pushState(null, "", "#/");
        location.reload();
      },
      look,
    );
  const ways = isHall ? [reload("main")] : again ? [hall("main"), reload()] : [reload("main"), hall()];
  const save = () => {
    const link = make("a", {
      href: URL.createObjectURL(new Blob([file()], { type: "application/json" })),
      download: `riocht-${new Date().toISOString().slice(0, 10)}.json`,
    });
    link.click();
  };
  const text = make("textarea", { className: "share-text", readOnly: true, dir: "ltr", rows: 6, spellcheck: false });
  const tick = make("input", { type: "checkbox", onchange: () => rewrite() });
  const said = make("p", {});
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.value);
      said.textContent = words.copied;
    } catch {
      text.select();
      said.textContent = words.marked;
    }
  };
  const head = make("h2", { id: "trouble-head", tabIndex: -1, textContent: starting ? words.unstarted : words.stopped });
  const about = [starting && words.needs, kept() ? words.kept : words.lost, again && !isHall && words.again];
  const dialog = make(
    "dialog",
    { className: "sheet trouble", lang, dir },
    make("div", { className: "sheet-head" }, head),
    make(
      "div",
      { className: "sheet-body" },
      make("div", { id: "trouble-about", className: "trouble-about" }, ...about.filter(Boolean).map((textContent) => make("p", { textContent }))),
      make("div", { className: "bar" }, ...ways, ...(kept()?.length ? [button(words.save, save)] : [])),
      make("label", { className: "field" }, words.report, text),
      make("p", { className: "field-help", textContent: words.about }),
      ...(game() ? [make("label", { className: "check" }, tick, words.tick)] : []),
      make("div", { className: "bar" }, button(words.copy, copy), said),
    ),
  );
  rewrite = () => {
    text.value = report(tick.checked);
  };
  rewrite();
  said.setAttribute("role", "status");
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", head.id);
  dialog.setAttribute("aria-describedby", "trouble-about");
  const open = () => {
    dialog.showModal();
    // Not on a button: whoever was just pressing keys is to read first.
    head.focus();
  };
  // There is nothing to go back to, and some browsers close a dialog whatever its page says.
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", open);
  // Keys that the page behind listens to.
  for (const type of ["keydown", "keyup"]) dialog.addEventListener(type, (event) => event.stopPropagation());
  document.body.append(dialog);
  open();
}

// Tells of a trouble: an error, or what happened and where; and whether the program was still
// starting.
export function trouble(what, where = "", starting = false) {
  // Of an error the innermost places, without the folders of this device.
  const places = what?.stack?.split("\n").filter((line) => line.includes(":")).slice(0, 4) ?? [where];
  const told = [String(what), ...places.filter((place) => place && place !== String(what))].join("\n  ");
  const line = told.replaceAll(new URL("./", location.href).href, "");
  console.error(line);
  // The first few tell the most; what is broken may break with every frame.
  if (troubles.length < 5) troubles.push(line);
  if (rewrite) rewrite();
  else show(starting);
}
