import { fileURLToPath } from 'node:url';
import { run, step } from './run.mjs';
import { installPackages } from './setup.mjs';

/** `npm test`: what is missing, then everything that CI runs, the quick things first. */
const root = fileURLToPath(new URL('../..', import.meta.url));

// Compilers and tests make much that is soon forgotten: with more room for it they need a seventh less time.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

try {
  await installPackages(root);
  const npm = (script, options) =>
    step(script, () => run('npm', ['run', '--silent', script], { cwd: root, ...options }));
  // Each keeps one core busy, so all go side by side; what they say is shown when something is wrong.
  const quietly = async (...scripts) => {
    for (const script of scripts) await npm(script, { quiet: true });
  };
  await Promise.all([quietly('lint'), quietly('format:check'), quietly('types', 'knip')]);
  await npm('unit');
  const { findBrowser } = await import('./browser.mjs');
  const { buildStorefront } = await import('./setup.mjs');
  const browser = await findBrowser(root, { light: true });
  // The build leaves one of two cores to the tests, which often wait for the database.
  await Promise.all([
    buildStorefront(root),
    step('API tests on PostgreSQL', () =>
      run('npm', ['run', '--silent', 'unit', '--', 'tests/api'], { cwd: root, env: { TEST_DATABASE: 'postgres' } }),
    ),
  ]);
  await npm('e2e', { env: { CHROME_PATH: browser, CI: process.env.CI ?? '1' } });
  process.stdout.write('\nAll tests passed.\n');
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
