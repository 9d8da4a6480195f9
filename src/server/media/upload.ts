/**
 * Files that customers send. Their type is detected from their bytes, never taken from the client. They are stored
 * under a name that nobody can guess, in the folder that serve-media.ts serves. Pictures are re-encoded, so nothing
 * else of the sent file stays: no location, no camera, no hidden data.
 * Spec: accounts §5, "Image upload", and §9.
 */
import { randomBytes } from 'node:crypto';
import { imageProblem } from '@/domain/files/image-file';
import { limits } from '@/domain/limits';
import { files as store } from '../adapters/files';
import { NoRoom } from '../adapters/files-place';
import { ApiError } from '../http/api';
import type { OwnerKey } from '../data/guest';
import { countUpload, forgetUpload, queueUploads, UPLOADS } from '../data/upload';
import type { Database } from '../db/client';
import { mayHaveCommitted } from '../db/unavailable';
import { limitConcurrency } from '../http/concurrency-limit';
import { log } from '../http/log';
import { repaintImage } from './upload-decoder';
import { removeUploads } from './upload-removal';

export type UploadRules = {
  /** Where it is kept below `uploads/`. */
  folder: 'profile' | 'prescription' | 'refund' | 'review' | 'chat' | 'registration' | 'identity';
  /** Side in pixels of the square that a picture is cut to; otherwise it keeps its shape. */
  square?: number;
  /** A document may be a PDF, too. */
  pdf?: boolean;
  /**
   * The owner of the file; the total size of an owner's files is limited. Registrations are `nobodys` and are limited by
   * address.
   */
  of?: OwnerKey & { db: Database };
};

/** Owns the files of registrations. */
export const nobodys: OwnerKey = { customer_id: null, guest_id: null };

/**
 * Stores a file and returns its name below `media/`. Refuses with image_type or image_size, with uploads_full when its
 * owner has too many bytes, and with busy when too many others wait.
 */
export async function keepUpload(file: File, rules: UploadRules): Promise<string> {
  if (file.size > limits.image_bytes_max) throw new ApiError('image_size');
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = contentType(bytes);
  if (type === PDF && rules.pdf && file.type === PDF) return writeUpload(bytes, rules, 'pdf');
  const fileType = file.type === 'image/jpg' ? 'image/jpeg' : file.type;
  if (!type || type !== fileType || imageProblem({ type, size: bytes.length })) throw new ApiError('image_type');
  return writeUpload(await repaint(bytes, rules), rules, 'webp');
}

/**
 * Stores files, then runs `next`, which writes their names into the database, the commit being its last word to it. When
 * `next` fails, the files are removed; not when a connection broke, since during a commit that leaves open whether a row
 * names them. Of those `lost-uploads.ts` removes what no row names.
 */
export async function withUploads<Out>(
  sent: readonly File[],
  rules: UploadRules,
  next: (names: string[]) => Promise<Out>,
): Promise<Out> {
  const names: string[] = [];
  try {
    for (const file of sent) names.push(await keepUpload(file, rules));
    return await next(names);
  } catch (error) {
    if (!mayHaveCommitted(error)) await undoUploads(names, rules.of?.db);
    throw error;
  }
}

/** The most bytes of a body with so many files and its other fields. */
export function bodyBytes(files: number): number {
  return files * limits.image_bytes_max + 64 * 1024;
}

/** Never throws, since what went wrong before is what the caller is told. Uploads without an owner are not queued. */
async function undoUploads(names: readonly string[], db: Database | undefined): Promise<void> {
  const logFailure = (error: unknown) => log.error('A file could not be removed', { error });
  if (db) {
    await queueUploads(db, names).catch(logFailure);
    await removeUploads(db, names, names.length);
  } else for (const name of names) await store.remove(name).catch(logFailure);
}

const PDF = 'application/pdf';

/** The type by the first bytes; undefined for a type that is not accepted. */
function contentType(bytes: Buffer): string | undefined {
  const begins = (start: string) => bytes.subarray(0, start.length).toString('latin1') === start;
  if (begins('\xff\xd8\xff')) return 'image/jpeg';
  if (begins('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins('GIF87a') || begins('GIF89a')) return 'image/gif';
  return begins('%PDF-') ? PDF : undefined;
}

/** Two uploads are decoded at a time, and so many more may wait. */
const painting = limitConcurrency(limits.images_at_once, limits.images_waiting_max);

async function repaint(bytes: Buffer, { square }: UploadRules): Promise<Buffer> {
  const painted = await painting(() => repaintImage(bytes, square));
  // Not a real picture, too many pixels, or too slow to decode.
  if (!painted) throw new ApiError('image_type');
  return painted;
}

/**
 * The file is recorded before it is written, so that simultaneous uploads see each other's bytes, and a file that is
 * never named by a row is found (`lost-uploads.ts`).
 */
async function writeUpload(bytes: Buffer, { folder, of }: UploadRules, extension: 'webp' | 'pdf'): Promise<string> {
  const name = `${UPLOADS}/${folder}/${randomBytes(24).toString('base64url')}.${extension}`;
  const uploadId = of ? await countUpload(of.db, of, { name, bytes: bytes.length }) : 0;
  if (of && uploadId > limits.uploads_bytes_per_owner_max) {
    await forgetUpload(of.db, name);
    throw new ApiError('uploads_full');
  }
  try {
    await store.keep(name, bytes);
  } catch (error) {
    if (of) await forgetUpload(of.db, name);
    if (!(error instanceof NoRoom)) throw error;
    throw new ApiError('no_room', {}, {}, { event: 'There is no room for a file', facts: { error } });
  }
  return name;
}
