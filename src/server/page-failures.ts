import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LRUCache } from 'lru-cache';
import { channel } from 'node:diagnostics_channel';
import { record } from '@/contract/core/wire-values';
import { limits } from '@/domain/limits';
import { PAGE_FAILURES_PATH, readPageFailure } from '@/domain/page-failure';
import { readAddress } from './http/caller';
import { log } from './http/log';

/** The channel that `src/cli/metrics.mjs` counts by. */
const failures = channel('medina:page-failure');

type Counts = LRUCache<string, { tries: number }>;
const byAddress: Counts = new LRUCache({ max: 10_000, ttl: 60 * 60_000 });
const inAll: Counts = new LRUCache({ max: 1, ttl: 60_000 });

/**
 * Takes what browsers report of pages that failed in them, and writes one line of the log for each. It is this shop's
 * own, whichever back end answers, and needs no database; so each process counts for itself.
 */
export const pageFailures = new Hono();

const limited = bodyLimit({ maxSize: limits.page_failure_bytes_max, onError: (c) => c.body(null, 413) });

pageFailures.post(PAGE_FAILURES_PATH, limited, async (c) => {
  // Browsers set this header, and no script can.
  if (c.req.header('Sec-Fetch-Site') !== 'same-origin') return c.body(null, 403);
  const isTooMany =
    countTry(byAddress, readAddress(c)) > limits.page_failures_per_address_hour ||
    countTry(inAll, 'all') > limits.page_failures_per_minute;
  if (isTooMany) return c.body(null, 429);
  const failure = readPageFailure(record(await c.req.json().catch(() => null)));
  if (!failure) return c.body(null, 400);
  log.warn('A page failed in a browser', { failure });
  failures.publish({ kind: failure.kind });
  return c.body(null, 204);
});

function countTry(counts: Counts, key: string): number {
  const counted = counts.get(key) ?? { tries: 0 };
  counted.tries += 1;
  if (counted.tries === 1) counts.set(key, counted);
  return counted.tries;
}
