import { fileURLToPath } from 'node:url';
import { findNginx } from './nginx.mjs';
import { run } from './run.mjs';
import { buildStorefront, installPackages } from './setup.mjs';

/**
 * `npm run test:server`: installs and runs the shop as README.md describes it for a server, behind a real nginx, and
 * installs what is missing for that.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  await installPackages(root);
  await findNginx();
  await buildStorefront(root);
  const config = ['--config', 'tests/server/vitest.config.ts', '--configLoader', 'runner'];
  await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...config], { cwd: root });
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
