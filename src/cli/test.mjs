import { fileURLToPath } from 'node:url';
import { run, step } from './run.mjs';
import { installPackages } from './setup.mjs';

/** `npm test`: what is missing, then everything that CI runs, the quick things first. */
const root = fileURLToPath(new URL('../..', import.meta.url));

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
  await step('API tests on PostgreSQL', () =>
    run('npm', ['run', '--silent', 'unit', '--', 'tests/api'], { cwd: root, env: { TEST_DATABASE: 'postgres' } }),
  );
  const { findBrowser } = await import('./browser.mjs');
  const { buildStorefront } = await import('./setup.mjs');
  const browser = await findBrowser(root, { light: true });
  await buildStorefront(root);
  await npm('e2e', { env: { CHROME_PATH: browser, CI: process.env.CI ?? '1' } });
  process.stdout.write('\nAll tests passed.\n');
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
