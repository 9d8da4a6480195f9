import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { limits } from '@/domain/limits';
import { mediaFolder } from '../pictures/folder';
import { NoRoom, type Files, type FoundFile } from './files-place';

/** The folder `media` in DATA_DIR. */
export const filesInFolder = openFolder();

/** `write` lets a test simulate a full disk. */
export function openFolder(write = writeFile): Files {
  return {
    keep: (name, bytes) => keepFile(name, bytes, write),
    remove: removeFile,
    find: findFile,
    list: listFiles,
    check: checkFolder,
  };
}

async function keepFile(name: string, bytes: Buffer, write: typeof writeFile): Promise<void> {
  const file = inside(name);
  if (!file) throw new Error(`There is no place for ${name}`);
  // Renamed to its own name once it is complete, so that a full disk leaves no partial file.
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await write(draft, bytes, { flag: 'wx', flush: true });
    if (await findFile(name)) throw new Error(`There is a file ${name} already`);
    await rename(draft, file);
  } catch (error) {
    throw isFull(error) ? new NoRoom('The disk is full', { cause: error }) : error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function removeFile(name: string): Promise<void> {
  const file = inside(name);
  if (file) await rm(file, { force: true });
}

async function findFile(name: string): Promise<FoundFile | undefined> {
  const file = inside(name);
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (!file || !found?.isFile()) return undefined;
  const version = `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`;
  // Node's type and the DOM's type of a web stream differ by name only.
  const read: FoundFile['read'] = async (part) => Readable.toWeb(createReadStream(file, part)) as ReadableStream;
  return { size: found.size, version, read };
}

async function* listFiles(folder: string): AsyncGenerator<string> {
  const found = await readdir(join(mediaFolder(), folder), { recursive: true }).catch(() => []);
  for (const entry of found) {
    const name = `${folder}${entry.replaceAll(sep, '/')}`;
    if (!name.endsWith('.draft') && (await findFile(name))) yield name;
  }
}

async function checkFolder(): Promise<void> {
  await mkdir(mediaFolder(), { recursive: true });
  await access(mediaFolder(), constants.W_OK);
  const { bavail, bsize } = await statfs(mediaFolder());
  if (bavail * bsize < limits.disk_free_bytes_min) throw new NoRoom('The disk is full');
}

/** Undefined for a name that leads out of the folder. */
function inside(name: string): string | undefined {
  const folder = mediaFolder();
  const file = resolve(join(folder, name));
  return file.startsWith(folder + sep) ? file : undefined;
}

const FULL = ['ENOSPC', 'EDQUOT'];

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.includes(String(error.code));
}
