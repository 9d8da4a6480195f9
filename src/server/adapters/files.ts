import { filesInBucket } from './files-bucket';
import { filesInFolder } from './files-folder';
import type { Files } from './files-place';

/** The folder `media` in DATA_DIR. With FILES_BUCKET, the files that all processes share are in that bucket instead. */
export const files: Files = {
  keep: (name, bytes) => storeFor(name).keep(name, bytes),
  remove: (name) => storeFor(name).remove(name),
  find: (name) => storeFor(name).find(name),
  list: (folder) => storeFor(folder).list(folder),
  check: () => storeFor(SHARED[0]).check(),
};

/**
 * Shared by all processes: uploads of customers and the pictures of a market. Each process generates the demo's
 * pictures itself.
 */
export const SHARED = ['uploads/', 'market/'] as const;

function storeFor(name: string): Files {
  const bucket = process.env.FILES_BUCKET;
  return bucket && SHARED.some((folder) => name.startsWith(folder)) ? filesInBucket(bucket) : filesInFolder;
}
