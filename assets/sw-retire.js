// Stands in for the service worker in development builds: one that an earlier release
// build left on this address gives way, so that the browser shows what was just built.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
    })(),
  );
});
