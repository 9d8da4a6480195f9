import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Order } from './recipe';

/**
 * The names of all that is painted when it is first asked for, in a list beside the pictures: so the shop knows of a
 * name that it is none without having the whole demo world in mind. What is no picture is never sent from there.
 */
const LIST = 'painted-late.txt';

export async function keepLateNames(orders: readonly Order[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, LIST), orders.map(({ file }) => file).join('\n'));
}

export async function lateNames(folder: string): Promise<ReadonlySet<string>> {
  return new Set((await readFile(join(folder, LIST), 'utf8')).split('\n'));
}
