import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { mediaFolder } from '../pictures/folder';

/** Where the market's files are; names have slashes, e.g. `uploads/chat/a.webp`. */
export type Files = {
  /** Writes a new file; never replaces one. */
  keep: (name: string, bytes: Buffer) => Promise<void>;
  /** Whatever is not there is removed already. */
  remove: (name: string) => Promise<void>;
  /** Undefined for an unknown name. */
  find: (name: string) => Promise<FoundFile | undefined>;
};

type FoundFile = {
  /** Bytes. */
  size: number;
  /** Another one when the content is another. */
  version: string;
  /** The whole, or its bytes from `start` to `end`, both included. */
  read: (part?: { start: number; end: number }) => ReadableStream;
};

/** The folder `media` in DATA_DIR. */
export const files: Files = {
  async keep(name, bytes) {
    const file = inside(name);
    if (!file) throw new Error(`There is no place for ${name}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes, { flag: 'wx' });
  },
  async remove(name) {
    const file = inside(name);
    if (file) await rm(file, { force: true });
  },
  async find(name) {
    const file = inside(name);
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (!file || !found?.isFile()) return undefined;
    const version = `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`;
    // The two declarations of a web stream differ by name only.
    const read: FoundFile['read'] = (part) => Readable.toWeb(createReadStream(file, part)) as ReadableStream;
    return { size: found.size, version, read };
  },
};

/** Undefined for a name that leads out of the folder. */
function inside(name: string): string | undefined {
  const folder = mediaFolder();
  const file = resolve(join(folder, name));
  return file.startsWith(folder + sep) ? file : undefined;
}
