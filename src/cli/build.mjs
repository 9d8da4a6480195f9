import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/**
 * Compiles the storefront without rendering a page, so that a build needs no database; every page is rendered
 * when it is first asked for and then served from the cache (docs/decisions/003-pages-on-demand.md).
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

await run(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--experimental-build-mode', 'compile'], {
  cwd: root,
});

// In this mode Next would put the first visitor's query into the cached page, for every later visitor to read.
for (const name of ['required-server-files.json', 'required-server-files.js']) {
  const file = join(root, '.next', name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/"isExperimentalCompile":\s*true/g, '"isExperimentalCompile":false');
  if (before === after) throw new Error(`${name} does not say isExperimentalCompile: this Next builds another way`);
  writeFileSync(file, after);
}
