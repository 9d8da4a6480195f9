import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { early } from '../../src/cli/messages.mjs';
import { read } from './files';

/** The pages that begin with the first script of messages alone (src/i18n/deferred-messages.ts), and what is around them. */
const PAGES = [
  'src/pages/_app.tsx',
  'src/pages/home/[[...market]].tsx',
  'src/pages/store/[id].tsx',
  'src/pages/product/[id].tsx',
  'src/pages/category/[id]/[[...page]].tsx',
];
/** Parts of them with scripts of their own that wait for no touch. */
const PARTS = [
  'src/features/parcel/parcel-home.tsx',
  'src/shell/bars/profile-button.tsx',
  'src/shell/home/home-section-later.tsx',
  'src/shell/idle-features.tsx',
  'src/shell/wishlist/wishlist-button.tsx',
];

it('what a first view says is in the first script of messages', () => {
  const files = new Set<string>();
  for (const file of [...PAGES, ...PARTS]) collect(file, files);
  expect(files.size).toBeGreaterThan(200);
  const missing = [...files].flatMap((file) => keysIn(read(file)).filter((key) => !isIn(key)));
  expect(missing).toEqual([]);
});

/** A file and all that is loaded with it. */
function collect(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const [, names = '', from = ''] of read(file).matchAll(/^(?:im|ex)port (?!type )([^;]*?) from '([^']+)';/gms)) {
    const isTyped = names.startsWith('{') && names.split(',').every((name) => /^[{\s]*(type |}|$)/.test(name));
    const found = isTyped ? undefined : fileOf(from, file);
    if (found) collect(found, files);
  }
}

/** Of the product's own; what only the server runs is in no script. */
function fileOf(from: string, file: string): string | undefined {
  if (!/^[.@]\/|^\.\.\//.test(from)) return undefined;
  const path = from.startsWith('@/') ? join('src', from.slice(2)) : join(dirname(file), from);
  const found = ['.ts', '.tsx'].map((it) => normalize(path + it)).find((it) => existsSync(it));
  return found?.startsWith('src/server/') ? undefined : found;
}

const rooms: Record<string, object> = en;

/** `home.title`, and `home.all_*` for a key of which the rest is known later. */
function keysIn(source: string): string[] {
  return [...source.matchAll(/['`]([a-z]+)\.([a-z][\w-]*)(['`$])/g)].flatMap(([, room = '', key = '', end]) => {
    const known = Object.keys(rooms[room] ?? {});
    const said = known.filter((it) => (end === '$' ? it.startsWith(key) : it === key || it.startsWith(`${key}_one`)));
    return said.map((it) => `${room}.${it}`);
  });
}

const shown: Record<string, RegExp> = early;

/** Of other rooms a first view says all, or nothing before a touch. */
function isIn(said: string): boolean {
  const [room = '', key = ''] = said.split('.');
  return shown[room]?.test(key) ?? true;
}
