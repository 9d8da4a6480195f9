/**
 * What customers have sent is not kept for ever: the files of what has long been over are erased (limits.order_files_days).
 * Looked after where orders are placed, as for those that nobody has paid.
 */
import { filesErasedBefore } from '@/domain/files/private-file';
import type { Caller } from '../http/caller';
import { forgetOldFiles } from '../data/file-retention';
import { removeUpload } from './upload';

const HOUR = 60 * 60_000;
let last = -Infinity;

/** Once an hour at most; nothing of it makes a caller's order wait for long. */
export async function eraseOldFiles({ db, now }: Pick<Caller, 'db' | 'now'>): Promise<void> {
  if (now.getTime() - last < HOUR) return;
  last = now.getTime();
  const files = await db.transaction((inside) => forgetOldFiles(inside, filesErasedBefore(now)));
  await Promise.all(files.map(removeUpload));
}
