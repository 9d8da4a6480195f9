import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Order } from './recipe';

/** What is painted when the demo is filled, and what when it is first asked for; `made_of` tells from which files. */
export type OrderBook = { made_of: string; early: Order[]; late: Order[] };

/** Both stand beside the pictures; what is no picture is never sent from there. */
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

/** Of all that is painted when it is first asked for: so the shop knows of a name that it is none. */
export async function readLateNames(folder: string): Promise<ReadonlySet<string>> {
  return new Set((await readFile(join(folder, NAMES), 'utf8')).split('\n'));
}

async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, text);
  await rename(draft, file);
}
