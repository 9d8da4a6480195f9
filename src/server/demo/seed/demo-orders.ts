import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepOrders, readOrderBook, type OrderBook } from '@/server/pictures/order-book';
import { isPaintedLate } from '@/server/pictures/recipe';
import { listPictures, listLatePictures } from './pictures';
import { demoWorld } from './world';

/** The pictures of the demo, from the order book in the media folder; the book is rebuilt when the demo has changed. */
export async function demoOrders(folder: string): Promise<OrderBook> {
  const made_of = fingerprint();
  const kept = await readOrderBook(folder);
  if (kept?.made_of === made_of) return kept;
  const world = demoWorld();
  const early = listPictures(world).filter((picture) => !isPaintedLate(picture));
  const book = { made_of, early, late: listLatePictures(world) };
  await keepOrders(book, folder);
  return book;
}

/** A hash of the demo's files and of the code that plans pictures from them. */
function fingerprint(): string {
  const sum = createHash('sha256');
  for (const room of ['../world', '../../pictures', '../../db/market', '.']) {
    const folder = fileURLToPath(new URL(room, import.meta.url));
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(ts|yaml)$/.test(file),
    );
    for (const name of names.sort()) sum.update(name).update(readFileSync(join(folder, name)));
  }
  return sum.digest('hex');
}
