import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 5_000;
/** Tries of one message; the wait doubles each time. */
const TRIES = 5;
const FIRST_WAIT_MS = 500;
/** Maximum number of tags in one message. */
const MOST = 500;

/** Whether PURGE_URL is set, so that caches in front can be told what to invalidate. */
export const canPurge = (): boolean => Boolean(process.env.PURGE_URL);

/**
 * Sends the changed tags to PURGE_URL. `X-Signature` is the HMAC-SHA256 of `<X-Timestamp>.<body>` under PURGE_SECRET,
 * in hex. Retries after 429, 5xx or no answer. Throws when it is refused or the last try fails.
 */
export async function purgeTags(tags: readonly string[], firstWait = FIRST_WAIT_MS): Promise<void> {
  for (let from = 0; from < tags.length; from += MOST) await send(tags.slice(from, from + MOST), firstWait);
}

/**
 * A cache that has forgotten a page fetches it at once, and may get the old one: the shop renders a page anew once it is a
 * minute old, and shows it to the next who asks. After the first pause the cache's question makes the shop render, after
 * the second it gets the new page.
 */
const PAUSES_MS = [65_000, 10_000];

/** Sends the changed tags, and again after each pause. Throws as `purgeTags` does. */
export async function purgeUntilNew(tags: readonly string[], pauses = PAUSES_MS): Promise<void> {
  await purgeTags(tags);
  for (const pause of tags.length > 0 ? pauses : []) {
    await wait(pause);
    await purgeTags(tags);
  }
}

async function send(tags: readonly string[], firstWait: number): Promise<void> {
  const { PURGE_URL = '', PURGE_SECRET = '' } = process.env;
  const body = JSON.stringify({ tags });
  for (let n = 0; ; n += 1) {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', PURGE_SECRET).update(`${timestamp}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'X-Timestamp': timestamp, 'X-Signature': signature };
    const status = await fetch(PURGE_URL, {
      ...{ method: 'POST', headers, body, redirect: 'error' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      async (answer) => (await answer.body?.cancel(), answer.status),
      () => 0,
    );
    if (status >= 200 && status < 300) return;
    const isLost = status === 0 || status === 429 || status >= 500;
    if (!isLost || n + 1 >= TRIES) throw new Error(`PURGE_URL has answered ${status || 'nothing'} to ${n + 1} tries`);
    await wait(firstWait * 2 ** n);
  }
}
