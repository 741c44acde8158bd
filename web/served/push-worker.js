/**
 * Shows the notices that a server sends to this browser, and leads to the table that one is about. No page is
 * in its scope: it keeps nothing, and answers no request.
 */

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
  const shown = ({ url }) => /^#\/table\/([^/?]+)/.exec(new URL(url).hash)?.[1];
  const page = pages.find((one) => shown(one) === table) ?? pages.find((one) => !shown(one));
  if (!page) {
    await self.clients.openWindow(`./#/table/${table}`);
    return;
  }
  if (shown(page) !== table) page.postMessage({ table });
  await page.focus();
}
