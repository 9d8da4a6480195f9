import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { early, serverOnly } from '../../src/cli/messages.mjs';
import { filesBelow, read } from './files';

/** The pages that start with only the first script of messages (src/i18n/deferred-messages.ts), and their frame. */
const PAGES = [
  'src/pages/_app.tsx',
  'src/pages/home/[[...market]].tsx',
  'src/pages/store/[id].tsx',
  'src/pages/product/[id].tsx',
  'src/pages/category/[id]/[[...page]].tsx',
];
/** Lazy parts of these pages that load without an interaction. */
const PARTS = [
  'src/shell/bars/profile-button.tsx',
  'src/shell/idle-features.tsx',
  'src/shell/wishlist/wishlist-button.tsx',
];

it('the messages of a first view are in the first script of messages', () => {
  const files = new Set<string>();
  for (const file of [...PAGES, ...PARTS]) collect(file, files);
  expect(files.size).toBeGreaterThan(200);
  const missing = [...files].flatMap((file) => keysIn(read(file)).filter((key) => !isIn(key)));
  expect(missing).toEqual([]);
});

it('no part of the browser says what only the server says', () => {
  const saying = filesBelow('src').filter(
    (file) =>
      /^src\/(?!server\/).*\.tsx?$/.test(file) &&
      serverOnly.some((room) => new RegExp(`['"\`]${room}\\.[a-z]`).test(read(file))),
  );
  expect(saying).toEqual([]);
});

/** Collects a file and everything that it imports. */
function collect(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const [, names = '', from = ''] of read(file).matchAll(/^(?:im|ex)port (?!type )([^;]*?) from '([^']+)';/gms)) {
    const isTyped = names.startsWith('{') && names.split(',').every((name) => /^[{\s]*(type |}|$)/.test(name));
    const found = isTyped ? undefined : resolveImport(from, file);
    if (found) collect(found, files);
  }
}

/** Resolves an import of the product's own files. Server files are left out, because no script contains them. */
function resolveImport(from: string, file: string): string | undefined {
  if (!/^[.@]\/|^\.\.\//.test(from)) return undefined;
  const path = from.startsWith('@/') ? join('src', from.slice(2)) : join(dirname(file), from);
  const found = ['.ts', '.tsx'].map((ending) => normalize(path + ending)).find((candidate) => existsSync(candidate));
  return found?.startsWith('src/server/') ? undefined : found;
}

const rooms: Record<string, object> = en;

/** Finds `home.title`, and all `home.all_*` for a key that is completed at run time. */
function keysIn(source: string): string[] {
  return [...source.matchAll(/['`]([a-z]+)\.([a-z][\w-]*)(['`$])/g)].flatMap(([, room = '', key = '', end]) => {
    const known = Object.keys(rooms[room] ?? {});
    const said = known.filter((name) =>
      end === '$' ? name.startsWith(key) : name === key || name.startsWith(`${key}_one`),
    );
    return said.map((name) => `${room}.${name}`);
  });
}

const shown: Record<string, RegExp> = early;

/** Namespaces not listed in `early` are completely in the first script, or needed only after an interaction. */
function isIn(said: string): boolean {
  const [room = '', key = ''] = said.split('.');
  return shown[room]?.test(key) ?? true;
}
