import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PictureStore } from '@/server/db/market/pictures';

const EXAMPLE = join('tests', 'support', 'example-market');

/** A copy of the example market that a test may change, with a media folder beside it. */
export function marketFolder() {
  const room = mkdtempSync(join(tmpdir(), 'medina-market-'));
  const folder = join(room, 'market');
  cpSync(EXAMPLE, folder, { recursive: true });
  /** Replaces text in a file, where it must occur; returns its line number. */
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
    writeFileSync(join(folder, file), text.replace(from, to));
    return text.slice(0, text.indexOf(from)).split('\n').length;
  };
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, bytes: string | Buffer) => writeFileSync(join(folder, file), bytes);
  const remove = (file: string) => rmSync(join(folder, file));
  const media = join(room, 'media');
  const store: PictureStore = {
    has: (name) => Promise.resolve(existsSync(join(media, name))),
    keep: async (name, bytes) => {
      mkdirSync(dirname(join(media, name)), { recursive: true });
      writeFileSync(join(media, name), bytes);
    },
  };
  return { folder, media, store, read, change, write, remove, end: () => rmSync(room, { recursive: true }) };
}
