/**
 * The clean-up removes data whose retention period is over, counts delivered orders, cancels orders whose transfer nobody
 * has reported and trips that never began, sends due refunds and, once a day, looks for uploads that no row names. It runs
 * with the first call after a start and then every hour, on one of the machines that share a database.
 */
import { limits } from '@/domain/limits';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/units';
import { countDeliveredOrders } from './data/catalogue/order-count';
import { anonymiseGuestOrders, anonymiseGuestTrips } from './data/anonymous-order';
import { forgetFilesOfMessages, forgetFilesOfOrders, forgetFilesOfRefunds } from './data/file-retention';
import { removeIdleGuests } from './data/guest';
import { removeAwaitedBefore } from './data/place';
import { removeCodesBefore } from './data/one-time-code';
import { keepOnce, removeOldTries } from './data/throttle';
import { removeEndedTokens } from './data/token';
import { queueUploads } from './data/upload';
import type { Database } from './db/client';
import { log } from './http/log';
import { queueLostUploads } from './media/lost-uploads';
import { removeQueuedUploads } from './media/upload-removal';
import { expireUnpaid, expireUnreported } from './ordering/unpaid';
import { cancelLapsedTrips } from './trips/lapse';
import { refundAllDue } from './settlement/refund-due';

type Retention = {
  what: string;
  /** Retention in milliseconds, from the end of what the row is about. */
  keep_for: number;
  /**
   * Removes at most `most` rows that ended before `before`; returns how many, and the files that no row refers to now.
   */
  remove: (db: Database, before: Date, most: number) => Promise<number | { rows: number; files: string[] }>;
};

/** The order matters: a guest can go once no order refers to it. */
const retentions: readonly Retention[] = [
  { what: 'sessions', keep_for: 0, remove: removeEndedTokens },
  { what: 'codes', keep_for: limits.code_kept_minutes * MINUTE_MS, remove: removeCodesBefore },
  // Solved challenges and reports of the content policy are counted there, too.
  { what: 'counts of tries', keep_for: limits.tries_kept_hours * HOUR_MS, remove: removeOldTries },
  { what: 'files of orders', keep_for: limits.order_files_days * DAY_MS, remove: forgetFilesOfOrders },
  { what: 'files of refunds', keep_for: limits.order_files_days * DAY_MS, remove: forgetFilesOfRefunds },
  { what: 'files of messages', keep_for: limits.order_files_days * DAY_MS, remove: forgetFilesOfMessages },
  { what: 'orders of guests', keep_for: limits.guest_order_days * DAY_MS, remove: anonymiseGuestOrders },
  { what: 'trips of guests', keep_for: limits.guest_order_days * DAY_MS, remove: anonymiseGuestTrips },
  { what: 'awaited places', keep_for: limits.awaited_place_days * DAY_MS, remove: removeAwaitedBefore },
  { what: 'guests', keep_for: limits.guest_idle_days * DAY_MS, remove: removeIdleGuests },
];

declare global {
  /** Next bundles pages and API routes separately within one process; the timer is shared by both. */
  var medinaCleanUp: NodeJS.Timeout | undefined;
}

/** Starts the hourly clean-up. The timer does not keep the process alive. */
export function startCleanUp(database: () => Promise<Database>): void {
  if (globalThis.medinaCleanUp) return;
  const run = () => {
    database()
      .then((db) => cleanUpOnce(db, new Date()))
      .catch((error: unknown) => log.error('The clean-up failed', { error }));
  };
  globalThis.medinaCleanUp = setInterval(run, limits.clean_up_minutes * MINUTE_MS).unref();
  run();
}

/** Cleans up, unless another machine has done so within the hour. */
export async function cleanUpOnce(db: Database, now: Date): Promise<void> {
  const hour = Math.floor(now.getTime() / (limits.clean_up_minutes * MINUTE_MS));
  if (await keepOnce(db, `clean-up ${hour}`, now)) await cleanUp(db, now);
}

/** A failure in one kind does not stop the others. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  await countOrders(db).catch((error: unknown) => log.error('Delivered orders could not be counted', { error }));
  // Stock must come back even when nobody orders any more because everything is held.
  await expireUnpaid({ db, now }, limits.clean_up_rows).catch((error: unknown) =>
    log.error('Overdue orders could not be read', { error }),
  );
  await expireUnreported(db, now).catch((error: unknown) => log.error('Unpaid orders could not be read', { error }));
  await cancelLapsedTrips(db, now).catch((error: unknown) =>
    log.error('Trips that lapse could not be read', { error }),
  );
  await refundAllDue(db).catch((error: unknown) => log.error('Due refunds could not be read', { error }));
  for (const retention of retentions) {
    await removeOver(db, retention, now).catch((error: unknown) =>
      log.error('Expired rows could not be removed', { what: retention.what, error }),
    );
  }
  await queueLostUploads(db, now).catch((error: unknown) => log.error('Lost uploads could not be read', { error }));
  await removeQueuedUploads(db).catch((error: unknown) => log.error('Files to remove could not be read', { error }));
}

/** In batches, as in `removeOver`; the rows of a batch stay locked until its transaction ends. */
async function countOrders(db: Database): Promise<void> {
  for (let batch = 0; batch < limits.count_batches; batch += 1) {
    const counted = await db.transaction((inside) => countDeliveredOrders(inside, limits.clean_up_rows));
    if (counted < limits.clean_up_rows) return;
  }
}

/**
 * Removes in batches, each in a transaction of its own, so that no customer waits for long. The rest is left for the
 * next hour.
 */
async function removeOver(db: Database, { keep_for, remove }: Retention, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keep_for);
  for (let batch = 0; batch < limits.clean_up_batches; batch += 1) {
    const rows = await db.transaction(async (inside) => {
      const removed = await remove(inside, before, limits.clean_up_rows);
      if (typeof removed === 'number') return removed;
      await queueUploads(inside, removed.files);
      return removed.rows;
    });
    if (rows < limits.clean_up_rows) return;
  }
}
