import { deleteApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported } from 'firebase/messaging';
import type { FirebaseSettings } from '@/contract/auth/web-services';

/** A separate Firebase app, so that the phone codes keep theirs. */
const APP = 'push';
const WORKER = '/firebase-messaging-sw.js';
/** Firebase's default scope. A scope has one worker, and the one for pages is the offline page's. */
const SCOPE = '/firebase-cloud-messaging-push-scope';

/** This browser's push token; null where the browser has no push. Rejects when Firebase can not be reached. */
export async function fetchPushToken({ emulator: _auth, vapidKey, ...settings }: FirebaseSettings) {
  if (!(await isSupported())) return null;
  const serviceWorkerRegistration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const token = await getToken(getMessaging(ensureApp(settings)), { vapidKey, serviceWorkerRegistration });
  return token || null;
}

/** Deletes the push token: this browser gets no more messages. */
export async function dropPushToken({ emulator: _auth, vapidKey: _key, ...settings }: FirebaseSettings): Promise<void> {
  if (!(await isSupported())) return;
  const app = ensureApp(settings);
  await deleteToken(getMessaging(app));
  await deleteApp(app);
  await (await pushWorker())?.unregister();
}

/** The browser returns the worker of a wider scope if this scope has none. */
async function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(SCOPE);
  return found && new URL(found.scope).pathname === SCOPE ? found : undefined;
}

function ensureApp(settings: Omit<FirebaseSettings, 'emulator' | 'vapidKey'>): FirebaseApp {
  return getApps().find(({ name }) => name === APP) ?? initializeApp(settings, APP);
}
