import { setTimeout as wait } from 'node:timers/promises';
import { LETS_EXIT } from './drain.mjs';

/**
 * Waits for the messages that are still being sent though their calls are answered
 * (`server/accounts/messages-behind.ts`), for `limitMs` at most. Call it when no call comes any more.
 */
export async function endMessages(limitMs) {
  const underWay = [...(globalThis.medinaMessagesBehind ?? [])];
  await Promise.race([Promise.allSettled(underWay), wait(Math.max(0, limitMs), undefined, LETS_EXIT)]);
}
