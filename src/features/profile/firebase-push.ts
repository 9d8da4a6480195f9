import { deleteApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported } from 'firebase/messaging';
import type { FirebaseSettings } from '@/contract/auth/web-services';

/** Of its own, so that the codes by Firebase keep theirs. */
const APP = 'push';
const WORKER = '/firebase-messaging-sw.js';
/** Firebase's own choice. A scope has one worker, and that of the pages is the offline page's. */
const SCOPE = '/firebase-cloud-messaging-push-scope';

/** This browser's address for messages; null where browsers have none. Fails when Firebase can not be reached. */
export async function fetchPushToken({ emulator: _auth, vapidKey, ...settings }: FirebaseSettings) {
  if (!(await isSupported())) return null;
  const serviceWorkerRegistration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const token = await getToken(getMessaging(appOf(settings)), { vapidKey, serviceWorkerRegistration });
  return token || null;
}

/** Messages reach this browser no more. */
export async function dropPushToken({ emulator: _auth, vapidKey: _key, ...settings }: FirebaseSettings): Promise<void> {
  if (!(await isSupported())) return;
  const app = appOf(settings);
  await deleteToken(getMessaging(app));
  await deleteApp(app);
  await (await pushWorker())?.unregister();
}

/** The browser answers with a wider scope's where there is none of this one. */
async function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(SCOPE);
  return found && new URL(found.scope).pathname === SCOPE ? found : undefined;
}

function appOf(settings: Omit<FirebaseSettings, 'emulator' | 'vapidKey'>): FirebaseApp {
  return getApps().find(({ name }) => name === APP) ?? initializeApp(settings, APP);
}
