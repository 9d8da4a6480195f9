import { savePushToken } from '@/contract/customer/customer';
import { getWebServices } from '@/contract/auth/web-services';
import { request } from '@/lib/api/browser';
import { importPart } from '@/lib/import-part';
import { readValue, saveValue } from '@/lib/session';

/** Whether the customer has switched messages on in this browser. */
export const isPushOn = () => readValue('push') === 'on';

/**
 * Asks the browser, after a press, and tells the back end where messages go (ordering §7, PUSH-01). Answers whether
 * they come; why they do not is nobody's news.
 */
export async function startPush(): Promise<boolean> {
  // Asked at once: browsers take a question only for the answer to a press.
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  if (!isAllowed || !(await sendToken())) return false;
  saveValue('push', 'on');
  return true;
}

/** Tells the back end again who is signed in here, once the customer has agreed in this browser. */
export async function keepPush(): Promise<void> {
  if (isPushOn() && Notification.permission === 'granted') await sendToken();
}

/** By the switch. */
export async function stopPush(): Promise<void> {
  saveValue('push', null);
  await dropToken();
}

/** At the end of a session: nothing of one customer reaches the next; the agreement of this browser stays. */
export async function pausePush(): Promise<void> {
  if (isPushOn()) await dropToken();
}

async function sendToken(): Promise<boolean> {
  try {
    const { firebase } = await request(getWebServices, {});
    if (!firebase?.vapidKey) return false;
    const { fetchPushToken } = await importPart(() => import('./firebase-push'));
    const cm_firebase_token = await fetchPushToken(firebase);
    if (!cm_firebase_token) return false;
    await request(savePushToken, { cm_firebase_token, _method: 'put' });
    return true;
  } catch {
    return false;
  }
}

async function dropToken(): Promise<void> {
  try {
    const { firebase } = await request(getWebServices, {});
    if (!firebase?.vapidKey) return;
    const { dropPushToken } = await importPart(() => import('./firebase-push'));
    await dropPushToken(firebase);
  } catch {
    // Who signs out is not kept waiting for it.
  }
}
