import type { QueryClient } from '@tanstack/react-query';
import { AS_PUT } from '@/contract/core/as-put';
import { savePushToken } from '@/contract/customer/customer-writes';
import { webServicesQuery } from '@/features/config/web-services-api';
import { mutation } from '@/lib/api/hooks';
import { runMutation } from '@/lib/api/run-mutation';
import { importPart } from '@/lib/import-part';
import { readValue, saveValue } from '@/lib/session';

/** Whether the customer has switched push messages on in this browser. */
export const isPushOn = () => readValue('push') === 'on';

/**
 * Asks for the browser's permission after a press, and sends the push token to the back end (ordering §7, PUSH-01).
 * Returns whether push is on; the reason of a failure is not shown.
 */
export async function startPush(client: QueryClient): Promise<boolean> {
  // Asked first: browsers show the prompt only in direct response to a press.
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  if (!isAllowed || !(await sendToken(client))) return false;
  saveValue('push', 'on');
  return true;
}

/** Sends the push token again after a sign-in, if the customer has agreed in this browser. */
export async function keepPush(client: QueryClient): Promise<void> {
  if (isPushOn() && Notification.permission === 'granted') await sendToken(client);
}

/** Called by the switch. */
export async function stopPush(client: QueryClient): Promise<void> {
  saveValue('push', null);
  await dropToken(client);
}

/** Called at the end of a session: no message for one customer reaches the next; the browser's permission stays. */
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
    await runMutation(client, mutation(savePushToken, { silent: true }), { cm_firebase_token, ...AS_PUT });
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
    // Signing out does not wait for it.
  }
}
