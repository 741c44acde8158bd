/**
 * Shows the notices that a server sends to this browser, and leads to the table that one is about. No page is
 * in its scope: it keeps nothing, and answers no request.
 */

const PATIENCE = 1000; // milliseconds for a page that may sleep

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => event.data && event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** Of a table only the last notice is shown. */
async function show({ title, table }) {
  await self.registration.showNotification(title, { tag: table, data: table });
}

/** To a page that shows the table, or one that shows none; nobody is called away from another table. */
async function lead(table) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = await Promise.all(pages.map(tableAt));
  const page = pages[shown.indexOf(table)] ?? pages[shown.indexOf(null)];
  if (!page) {
    await self.clients.openWindow(`./#/table/${table}`);
    return;
  }
  page.postMessage({ table });
  await page.focus();
}

/** The table that a page shows; null if it shows none, nothing if it does not answer. */
function tableAt(page) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    setTimeout(done, PATIENCE);
    page.postMessage({}, [port2]);
  });
}
