import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../built-folder.mjs';

/**
 * The contents of the pages' style sheets, except that of `_app`. On a navigation, Next's router inserts the sheet as
 * inline text, which the CSP can only allow by its hash.
 */
export function pageSheets(root) {
  const built = join(root, builtFolder());
  const manifest = join(built, 'build-manifest.json');
  if (!existsSync(manifest)) return [];
  const { pages } = JSON.parse(readFileSync(manifest, 'utf8'));
  const sheets = (files = []) => files.filter((file) => file.endsWith('.css'));
  const own = new Set(sheets(pages['/_app']));
  const others = new Set(
    Object.values(pages)
      .flatMap(sheets)
      .filter((file) => !own.has(file)),
  );
  return [...others].map((file) => readFileSync(join(built, file), 'utf8'));
}
