/**
 * Keeps the page that needs no server, all of it or nothing: a version is one cache, checked file by file as
 * it comes, and pages have all they load from the one they began with. A newer version waits until no page is
 * open any more. `web/site.py` fills in the name of the version and the hashes of its files.
 */

const VERSION = '__VERSION__';
const FILES = '__FILES__';
// one web space may have several folders with a page: each has versions of its own
const OURS = `lusoria ${new URL(self.registration.scope).pathname} `;
const CACHE = OURS + VERSION;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const name = nameOf(request.url);
  if (request.method === 'GET' && name !== null) event.respondWith(answer(request, name));
});

/** The name of a file of ours; null of what is not. */
function nameOf(address) {
  const [place] = address.split(/[?#]/);
  if (!place.startsWith(self.registration.scope)) return null;
  const name = place.slice(self.registration.scope.length) || 'index.html';
  return Object.hasOwn(FILES, name) ? name : null;
}

async function answer(request, name) {
  const cache = await caches.open(CACHE);
  return (await cache.match(name)) ?? fetch(request);
}

async function keep() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(FILES).map(([name, hash]) => keepOne(cache, name, hash)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** A file that is not what it should be is another version's: then this one is not kept at all. */
async function keepOne(cache, name, hash) {
  let found = await fetch(name);
  if (!(await isRight(found, hash))) found = await fetch(name, { cache: 'reload' });
  if (!(await isRight(found, hash))) throw new Error(`${name} is not of this version`);
  await cache.put(name, found.redirected ? plain(found) : found);
}

/** A page may not be answered with what came from elsewhere: some web spaces send `index.html` on to its folder. */
function plain({ body, headers }) {
  return new Response(body, { headers });
}

async function isRight(found, hash) {
  if (!found.ok) return false;
  const digest = await crypto.subtle.digest('SHA-256', await found.clone().arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
}

async function begin() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}
