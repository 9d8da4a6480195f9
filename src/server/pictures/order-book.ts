import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Order } from './recipe';

/**
 * The pictures that are painted when the demo is filled (`early`), and when they are first asked for (`late`).
 * `made_of` names the files that they were planned from.
 */
export type OrderBook = { made_of: string; early: Order[]; late: Order[] };

/** Both files stand beside the pictures. The server never sends them, as they are no pictures. */
const BOOK = 'paint-orders.json';
const NAMES = 'painted-late.txt';

/** Keeps the book, so that neither a start of the shop nor its painter reads the whole demo for it. */
export async function keepOrders(book: OrderBook, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeWhole(join(folder, NAMES), book.late.map(({ file }) => file).join('\n'));
  await writeWhole(join(folder, BOOK), JSON.stringify(book));
}

/** Undefined where none was kept. */
export async function readOrderBook(folder: string): Promise<OrderBook | undefined> {
  const text = await readFile(join(folder, BOOK), 'utf8').catch(() => undefined);
  // Only `keepOrders` writes it, and whole.
  return text === undefined ? undefined : (JSON.parse(text) as OrderBook);
}

/** The names of all pictures that are painted when they are first asked for. Any other name is none of the demo's. */
export async function readLateNames(folder: string): Promise<ReadonlySet<string>> {
  return new Set((await readFile(join(folder, NAMES), 'utf8')).split('\n'));
}

async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, text);
  await rename(draft, file);
}
