import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPaintedLate, type Order } from '../pictures/recipe';
import { picturesOf, picturesPaintedLate } from './pictures';
import { demoWorld } from './world';

/** What is painted when the demo is filled, and what when it is first asked for. */
export type OrderBook = { early: Order[]; late: Order[] };

const BOOK = 'paint-orders.json';

/** Kept beside the pictures, so that neither a start of the shop nor its painter reads the whole world for it. */
export async function orderBook(folder: string): Promise<OrderBook> {
  const made_of = fingerprint();
  const file = join(folder, BOOK);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  // Only this function writes it.
  const book = kept === undefined ? undefined : (JSON.parse(kept) as OrderBook & { made_of: string });
  if (book?.made_of === made_of) return book;

  const world = demoWorld();
  const fresh = { early: picturesOf(world).filter((it) => !isPaintedLate(it)), late: picturesPaintedLate(world) };
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, JSON.stringify({ made_of, ...fresh }));
  await rename(draft, file);
  return fresh;
}

/** Of the world's files and of the code that reads pictures from them. */
function fingerprint(): string {
  const sum = createHash('sha256');
  for (const room of ['../world', '../pictures', '../market', '.']) {
    const folder = fileURLToPath(new URL(room, import.meta.url));
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const file = join(folder, name);
      if (/\.(ts|yaml)$/.test(name) && statSync(file).isFile()) sum.update(name).update(readFileSync(file));
    }
  }
  return sum.digest('hex');
}
