import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtTunings } from '../tuning/switch.mjs';
import { settings } from './settings.mjs';

/** The inputs of a build, apart from the packages in the lock file. */
const SOURCES = ['package-lock.json', 'next.config.js', 'tsconfig.json', 'src'];

/** Settings that are compiled into a build; of TUNING those of the build (`tuning/switch.mjs`). */
export const COMPILED_IN = ['NEXT_PUBLIC_SOFTWARE_ID', 'TUNING', 'BUNDLER'];

/** A hash of a build's sources, independent of the folder: names, contents, and build-time settings. */
export function sourceFingerprint(root, { NEXT_PUBLIC_SOFTWARE_ID, TUNING, BUNDLER } = process.env) {
  const hash = createHash('sha256')
    .update(NEXT_PUBLIC_SOFTWARE_ID || settings.NEXT_PUBLIC_SOFTWARE_ID.otherwise)
    .update(builtTunings({ TUNING: TUNING || settings.TUNING.otherwise }).join())
    .update(BUNDLER || settings.BUNDLER.otherwise);
  for (const file of SOURCES.flatMap((source) => filesIn(root, source))) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** The build id, the same for every instance of a build; it is part of the URLs of page data. */
export function buildId(root) {
  // Ad blockers block URLs that contain "ad".
  return sourceFingerprint(root).slice(0, 24).replaceAll('a', 'g');
}

/** Files that are part of a build; tests and the demo's data are not. */
function filesIn(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  if (path.endsWith(join('demo', 'world'))) return [];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(root, join(path, name)));
}
