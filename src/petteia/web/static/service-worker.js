// The service worker: shows push messages while no page is open, and opens the table on a tap.

const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { table, title, text, language } = event.data.json();
  event.waitUntil(
    worker.registration.showNotification(title, {
      body: text,
      lang: language,
      // A newer message about the same table replaces the older one.
      tag: `petteia-${table}`,
      renotify: true,
      data: { table },
    }),
  );
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(`${worker.registration.scope}t/${event.notification.data.table}`));
});

/**
 * Bring the page of a table to the front, or open it.
 * @param {string} url
 */
async function show(url) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((/** @type {any} */ page) => page.url === url);
  return open ? open.focus() : worker.clients.openWindow(url);
}
