import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepOrders, readOrderBook, type OrderBook } from '@/server/pictures/order-book';
import { isPaintedLate } from '@/server/pictures/recipe';
import { picturesOf, picturesPaintedLate } from './pictures';
import { demoWorld } from './world';

/** The pictures of the demo, from the book in the media folder; the book is written anew when the demo has changed. */
export async function demoOrders(folder: string): Promise<OrderBook> {
  const made_of = fingerprint();
  const kept = await readOrderBook(folder);
  if (kept?.made_of === made_of) return kept;
  const world = demoWorld();
  const early = picturesOf(world).filter((it) => !isPaintedLate(it));
  const book = { made_of, early, late: picturesPaintedLate(world) };
  await keepOrders(book, folder);
  return book;
}

/** Of the demo's files and of the code that reads pictures from them. */
function fingerprint(): string {
  const sum = createHash('sha256');
  for (const room of ['../world', '../../pictures', '../../db/market', '.']) {
    const folder = fileURLToPath(new URL(room, import.meta.url));
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => /\.(ts|yaml)$/.test(it));
    for (const name of names.sort()) sum.update(name).update(readFileSync(join(folder, name)));
  }
  return sum.digest('hex');
}
