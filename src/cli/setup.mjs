import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from './built-folder.mjs';
import { run, step } from './run.mjs';
import { settings } from './settings.mjs';
import { sourceFingerprint } from './source-fingerprint.mjs';
import { isPublic } from './way-of-start.mjs';

/** Installs the packages when they are missing or not those of the lock file. */
export async function installPackages(root) {
  const { stamp, lock } = installed(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  await step('Installing packages', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'], { cwd: root }),
  );
  markInstalled(root);
}

/** Writes down that the packages are those of the lock file. */
export function markInstalled(root) {
  const { stamp, lock } = installed(root);
  writeFileSync(stamp, lock);
}

function installed(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return { stamp: join(root, 'node_modules', '.installed'), lock };
}

/** Builds the storefront when its sources are not those of the last build. */
export async function buildStorefront(root) {
  // The build contains this setting. `npm start` has read it from the settings; a build that tests start has not.
  process.env.NEXT_PUBLIC_SOFTWARE_ID ||= settings.NEXT_PUBLIC_SOFTWARE_ID.otherwise;
  const stamp = join(root, builtFolder(), 'built-from');
  const now = sourceFingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  await step('Building the storefront', () => run(process.execPath, ['src/cli/build.mjs'], { cwd: root, quiet: true }));
  writeFileSync(stamp, now);
}

/**
 * Migrates the database. In demo mode fills an empty one with the demo world and paints those of its pictures that are on
 * many pages. Fails for a database that must not be opened in this way.
 */
export async function prepareDatabase(root) {
  if (process.env.API_BASE_URL) return;
  const options = isPublic(process.env) ? ['--public'] : [];
  if (process.env.DEMO === 'true') options.push('--demo');
  await run(process.execPath, ['--import', 'tsx', 'src/server/prepare.ts', ...options], { cwd: root });
}
