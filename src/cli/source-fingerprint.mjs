import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from './settings.mjs';

/** What a build is made of beside the packages that the lock file names. */
const SOURCES = ['package-lock.json', 'next.config.js', 'tsconfig.json', 'src'];

/** One text for the sources of a build, in whichever folder they lie: names, contents, and the settings it is made with. */
export function sourceFingerprint(root, { NEXT_PUBLIC_SOFTWARE_ID, TUNING, BUNDLER } = process.env) {
  const hash = createHash('sha256')
    .update(NEXT_PUBLIC_SOFTWARE_ID || settings.NEXT_PUBLIC_SOFTWARE_ID.otherwise)
    .update(TUNING || settings.TUNING.otherwise)
    .update(BUNDLER || settings.BUNDLER.otherwise);
  for (const file of SOURCES.flatMap((it) => filesIn(root, it))) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** What every instance of the same build calls it: it stands in the addresses of the pages' data. */
export function buildId(root) {
  // Blockers of advertisements take offence at addresses with "ad".
  return sourceFingerprint(root).slice(0, 24).replaceAll('a', 'g');
}

/** Files that go into a build; tests and the goods of the demo do not. */
function filesIn(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  if (path.endsWith(join('demo', 'world'))) return [];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(root, join(path, name)));
}
