import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from './built-folder.mjs';
import { run, step } from './run.mjs';
import { settings } from './settings.mjs';
import { COMPILED_IN, sourceFingerprint } from './source-fingerprint.mjs';
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

/** Builds the storefront if its sources, or settings that are compiled in, have changed since the last build. */
export async function buildStorefront(root, { canWrite = isWritable } = {}) {
  // This setting is compiled into the build. `npm start` has read it from the settings; a build started by tests has
  // not.
  process.env.NEXT_PUBLIC_SOFTWARE_ID ||= settings.NEXT_PUBLIC_SOFTWARE_ID.otherwise;
  const stamp = join(root, builtFolder(), 'built-from');
  const now = sourceFingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  const folders = [join(root, 'public'), existsSync(join(root, builtFolder())) ? join(root, builtFolder()) : root];
  if (!folders.every(canWrite)) throw new Error(notBuilt(root));
  await step('Building the storefront', () => run(process.execPath, ['src/cli/build.mjs'], { cwd: root, quiet: true }));
  writeFileSync(stamp, now);
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** An image and an installation of systemd are built once and only read by the shop. */
function notBuilt(root) {
  const differing = COMPILED_IN.filter(
    (name) => (process.env[name] || settings[name].otherwise) !== settings[name].otherwise,
  );
  const named = (differing.length > 0 ? differing : COMPILED_IN).map((name) => `${name}=${process.env[name] ?? ''}`);
  return (
    `the storefront has not been built for these sources and settings, and ${root} cannot be written. Compiled in: ` +
    `${named.join(', ')}. Leave out what the build did not have, or build again with it: \`node src/cli/build-once.mjs\`, ` +
    'or the image.'
  );
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
