import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Order } from './recipe';
import { writeWhole } from './write-whole';

/**
 * The pictures that are painted when the demo is seeded (`early`), and those painted on their first request (`late`).
 * `made_of` is a hash of the files that they were planned from.
 */
export type OrderBook = { made_of: string; early: Order[]; late: Order[] };

/** Both files are beside the pictures. The server serves pictures only, so it never sends them. */
const BOOK = 'paint-orders.json';
const NAMES = 'painted-late.txt';

/** Stores the book, so that neither a start of the shop nor the painting process reads the whole demo for it. */
export async function keepOrders(book: OrderBook, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeWhole(join(folder, NAMES), book.late.map(({ file }) => file).join('\n'));
  await writeWhole(join(folder, BOOK), JSON.stringify(book));
}

/** Undefined when there is none. */
export async function readOrderBook(folder: string): Promise<OrderBook | undefined> {
  const text = await readFile(join(folder, BOOK), 'utf8').catch(() => undefined);
  // Only `keepOrders` writes the file, and atomically.
  return text === undefined ? undefined : (JSON.parse(text) as OrderBook);
}

/** The names of all pictures that are painted on their first request. Any other name is not part of the demo. */
export async function readLateNames(folder: string): Promise<ReadonlySet<string>> {
  return new Set((await readFile(join(folder, NAMES), 'utf8')).split('\n'));
}
