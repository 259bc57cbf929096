// The service worker: after one visit the program starts and plays without any server.
// scripts/offline.mjs fills in the two constants for each build.
//
// All files of a build live and die together: they are fetched together, past the
// browser's own cache, under a name made from their contents. A new build waits
// until the player asks for it ("accept") or until every page of the old one is closed.
const BUILD = "__BUILD__";
const FILES = __FILES__;

const PAGE = new URL("./", self.location);
// The path is in the name: other builds under other paths of one host keep their own files.
const PREFIX = `riocht:${PAGE.pathname}:`;
const CACHE = PREFIX + BUILD;

self.addEventListener("install", (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "accept") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== PAGE.origin) return;
  const isPage = pathname === PAGE.pathname || pathname === `${PAGE.pathname}index.html`;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      return (await cache.match(isPage ? PAGE.href : request)) ?? fetch(request);
    })(),
  );
});
