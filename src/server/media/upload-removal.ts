/**
 * Removes uploads that no row refers to any more. Their names are queued in the transaction that lets go of them, and stay
 * so until the store has removed the file: neither a failing store nor an ended process leaves one behind.
 */
import { limits } from '@/domain/limits';
import { files as store } from '../adapters/files';
import { countRefusedRemoval, forgetUpload, isUpload, listQueuedUploads } from '../data/upload';
import type { Database } from '../db/client';
import { log } from '../http/log';

/**
 * Removes queued uploads, each on its own, until the store has refused `most` of them; what is left the hourly clean-up
 * does. Never throws. Answers how many were refused.
 */
export async function removeUploads(db: Database, names: readonly (string | null)[], most = 1): Promise<number> {
  let refused = 0;
  for (const name of names.filter(isUpload)) {
    if (refused === most) break;
    if (!(await tryToRemove(db, name))) refused += 1;
  }
  return refused;
}

/** Removes what is queued, in batches. After a batch with a refusal the rest is left for the next hour. */
export async function removeQueuedUploads(db: Database): Promise<void> {
  for (let batch = 0; batch < limits.clean_up_batches; batch += 1) {
    const names = await listQueuedUploads(db, limits.clean_up_rows);
    const refused = await removeUploads(db, names, limits.removals_refused_max);
    if (refused > 0 || names.length < limits.clean_up_rows) return;
  }
}

async function tryToRemove(db: Database, name: string): Promise<boolean> {
  const logFailure = (error: unknown) => log.error('A file could not be removed', { error });
  try {
    await store.remove(name);
    await forgetUpload(db, name);
    return true;
  } catch (error) {
    logFailure(error);
    await countRefusedRemoval(db, name).catch(logFailure);
    return false;
  }
}
