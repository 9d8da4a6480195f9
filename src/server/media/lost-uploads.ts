/**
 * Uploads that no row names: the process was killed, or the connection to the database broke, after the file was stored and before the
 * row was written. They are removed once a day. What is not recorded in `uploads`, such as files that other programs have put into the store,
 * is left alone.
 */
import { limits } from '@/domain/limits';
import { DAY_MS, HOUR_MS } from '@/domain/time/units';
import { listLostUploads, takeTurnOfLostUploads } from '../data/lost-upload';
import { isKept, keepOnce } from '../data/throttle';
import { queueUploads } from '../data/upload';
import type { Database } from '../db/client';
import { withoutLimits } from '../db/without-limits';
import { log } from '../http/log';

/** Queues them for removal, in batches, once a day; a day on which that fails is tried again an hour later. */
export async function queueLostUploads(db: Database, now: Date): Promise<void> {
  const today = `lost uploads ${Math.floor(now.getTime() / DAY_MS)}`;
  if (await isKept(db, today)) return;
  const files = await withoutLimits(db, async (inside) => {
    const isMine = (await takeTurnOfLostUploads(inside)) && (await keepOnce(inside, today, now));
    return isMine ? queueLost(inside, now) : 0;
  });
  if (files > 0) log.warn('Uploads that no row names are removed', { files });
}

async function queueLost(inside: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - limits.upload_named_hours * HOUR_MS);
  let files = 0;
  for (let batch = 0; batch < limits.clean_up_batches; batch += 1) {
    const lost = await listLostUploads(inside, before, limits.clean_up_rows);
    await queueUploads(inside, lost);
    files += lost.length;
    if (lost.length < limits.clean_up_rows) break;
  }
  return files;
}
