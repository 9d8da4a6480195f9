import { filesInBucket } from './files-bucket';
import { filesInFolder } from './files-folder';
import type { Files } from './files-place';

/** The folder `media` in DATA_DIR, and where FILES_BUCKET is set that bucket for what all processes share. */
export const files: Files = {
  keep: (name, bytes) => placeOf(name).keep(name, bytes),
  remove: (name) => placeOf(name).remove(name),
  find: (name) => placeOf(name).find(name),
  list: (folder) => placeOf(folder).list(folder),
  check: () => placeOf(SHARED[0]).check(),
};

/** What customers send, and the pictures of a market. Those of the demo each process paints for itself. */
export const SHARED = ['uploads/', 'market/'] as const;

function placeOf(name: string): Files {
  const bucket = process.env.FILES_BUCKET;
  return bucket && SHARED.some((it) => name.startsWith(it)) ? filesInBucket(bucket) : filesInFolder;
}
