import type { QueryClient } from '@tanstack/react-query';
import { savePushToken } from '@/contract/customer/customer';
import { webServicesQuery } from '@/features/config/api';
import { sendCall } from '@/lib/api/use-call';
import { importPart } from '@/lib/import-part';
import { readValue, saveValue } from '@/lib/session';

/** Whether the customer has switched messages on in this browser. */
export const isPushOn = () => readValue('push') === 'on';

/**
 * Asks the browser, after a press, and tells the back end where messages go (ordering §7, PUSH-01). Answers whether
 * they come; why they do not is nobody's news.
 */
export async function startPush(client: QueryClient): Promise<boolean> {
  // Asked at once: browsers take a question only for the answer to a press.
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  if (!isAllowed || !(await sendToken(client))) return false;
  saveValue('push', 'on');
  return true;
}

/** Tells the back end again who is signed in here, once the customer has agreed in this browser. */
export async function keepPush(client: QueryClient): Promise<void> {
  if (isPushOn() && Notification.permission === 'granted') await sendToken(client);
}

/** By the switch. */
export async function stopPush(client: QueryClient): Promise<void> {
  saveValue('push', null);
  await dropToken(client);
}

/** At the end of a session: nothing of one customer reaches the next; the agreement of this browser stays. */
export async function pausePush(client: QueryClient): Promise<void> {
  if (isPushOn()) await dropToken(client);
}

async function sendToken(client: QueryClient): Promise<boolean> {
  try {
    const { firebase } = await client.fetchQuery({ ...webServicesQuery(), retry: false });
    if (!firebase?.vapidKey) return false;
    const { fetchPushToken } = await importPart(() => import('./firebase-push'));
    const cm_firebase_token = await fetchPushToken(firebase);
    if (!cm_firebase_token) return false;
    await sendCall(client, savePushToken, { cm_firebase_token, _method: 'put' }, { silent: true });
    return true;
  } catch {
    return false;
  }
}

async function dropToken(client: QueryClient): Promise<void> {
  try {
    const { firebase } = await client.fetchQuery({ ...webServicesQuery(), retry: false });
    if (!firebase?.vapidKey) return;
    const { dropPushToken } = await importPart(() => import('./firebase-push'));
    await dropPushToken(firebase);
  } catch {
    // Who signs out is not kept waiting for it.
  }
}
