import { deleteApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported } from 'firebase/messaging';
import type { FirebaseSettings } from '@/contract/web-services';

/** Of its own, so that the codes by Firebase keep theirs. */
const APP = 'push';
const WORKER = '/firebase-messaging-sw.js';

/** This browser's address for messages; null where browsers have none. Fails when Firebase can not be reached. */
export async function fetchPushToken({ emulator: _auth, vapidKey, ...settings }: FirebaseSettings) {
  if (!(await isSupported())) return null;
  const serviceWorkerRegistration = await navigator.serviceWorker.register(WORKER);
  const token = await getToken(getMessaging(appOf(settings)), { vapidKey, serviceWorkerRegistration });
  return token || null;
}

/** Messages reach this browser no more. */
export async function dropPushToken({ emulator: _auth, vapidKey: _key, ...settings }: FirebaseSettings): Promise<void> {
  if (!(await isSupported())) return;
  const app = appOf(settings);
  await deleteToken(getMessaging(app));
  await deleteApp(app);
  await (await navigator.serviceWorker.getRegistration(WORKER))?.unregister();
}

function appOf(settings: Omit<FirebaseSettings, 'emulator' | 'vapidKey'>): FirebaseApp {
  return getApps().find(({ name }) => name === APP) ?? initializeApp(settings, APP);
}
