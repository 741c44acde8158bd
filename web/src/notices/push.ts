/** Notices as messages to this browser: its side of a subscription. */

import type { NewSubscription } from '../api/types';

const WORKER = 'push-worker.js';
const SCOPE = 'push/'; // no page is there: what keeps a page is another worker

/** Why notices cannot come to this browser; nothing if they can. */
export function hindrance(key: string | null): 'host' | 'browser' | 'denied' | null {
  if (key === null) return 'host';
  if (!('PushManager' in window && 'Notification' in window && navigator.serviceWorker)) return 'browser';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Asks for permission and subscribes with the server's key; null where permission was not given. */
export async function subscribed(key: string): Promise<NewSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await active(registration);
  await (await registration.pushManager.getSubscription())?.unsubscribe(); // perhaps of another key
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint, keys } as NewSubscription;
}

/** Ends the subscription of this browser, if there is one. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Tells the worker which table this page shows, and goes to another where a notice was clicked. */
export function listen(shown: () => string | null, lead: (table: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<{ table?: string }>) => {
    ports[0]?.postMessage(shown());
    if (data.table && data.table !== shown()) lead(data.table);
  });
  navigator.serviceWorker?.startMessages();
}

function active({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
  });
}
