import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from './built-folder.mjs';
import { run, step } from './run.mjs';
import { settings } from './settings.mjs';
import { sourceFingerprint } from './source-fingerprint.mjs';
import { isPublic } from './way-of-start.mjs';

/** Installs the packages if they are missing or differ from the lock file. */
export async function installPackages(root) {
  const { stamp, lock } = installed(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  await step('Installing packages', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'], { cwd: root }),
  );
  markInstalled(root);
}

/** Records that the installed packages match the lock file. */
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

/** Builds the storefront if its sources have changed since the last build. */
export async function buildStorefront(root) {
  // This setting is compiled into the build. `npm start` has read it from the settings; a build started by tests has
  // not.
  process.env.NEXT_PUBLIC_SOFTWARE_ID ||= settings.NEXT_PUBLIC_SOFTWARE_ID.otherwise;
  const stamp = join(root, builtFolder(), 'built-from');
  const now = sourceFingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  await step('Building the storefront', () => run(process.execPath, ['src/cli/build.mjs'], { cwd: root, quiet: true }));
  writeFileSync(stamp, now);
}

/**
 * Migrates the database. In demo mode it also fills an empty database with the demo world and paints the pictures that
 * appear on many pages. Fails for a database that must not be opened in this way.
 */
export async function prepareDatabase(root) {
  if (process.env.API_BASE_URL) return;
  const options = isPublic(process.env) ? ['--public'] : [];
  if (process.env.DEMO === 'true') options.push('--demo');
  await run(process.execPath, ['--import', 'tsx', 'src/server/prepare.ts', ...options], { cwd: root });
}
