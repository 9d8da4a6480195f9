import { fileURLToPath } from 'node:url';
import { run, step } from './run.mjs';
import { installPackages } from './setup.mjs';

/** `npm test`: what is missing, then everything that CI runs, the quick things first. */
const root = fileURLToPath(new URL('../..', import.meta.url));

// Compilers and tests make much that is soon forgotten: with more room for it they need a seventh less time.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

try {
  await installPackages(root);
  const npm = (script, options, ...more) =>
    step(script, () => run('npm', ['run', '--silent', script, '--', ...more], { cwd: root, ...options }));
  // Each keeps one core busy, so both go side by side; what they say is shown when something is wrong.
  const quietly = { quiet: true };
  const shapes = async () => {
    await npm('format:check', quietly);
    // Several checkers side by side would each look at the shared types once more. It is no Node program, and has its own
    // word for more room.
    await npm('types', { ...quietly, env: { GOGC: '400' } }, '--checkers', '1');
    await npm('knip', quietly);
  };
  await Promise.all([npm('lint', quietly), shapes()]);
  const { findBrowser } = await import('./browser.mjs');
  const { buildStorefront } = await import('./setup.mjs');
  const browser = await findBrowser(root, { light: true });
  // Calls are tried on PostgreSQL here; on the embedded database by `npm run check`. The build leaves a core to the tests.
  await Promise.all([
    npm('unit', {}, 'src/', 'tests/cli', 'tests/contract', 'tests/conventions'),
    buildStorefront(root),
  ]);
  await npm('unit', { env: { TEST_DATABASE: 'postgres' } }, 'tests/api');
  await npm('test:server');
  const inBrowser = { env: { CHROME_PATH: browser, CI: process.env.CI ?? '1' } };
  await npm('e2e', inBrowser);
  // Without the tunings: what every customer does, in both directions of writing, and what a page weighs.
  await npm('e2e:plain', inBrowser, 'guest-order', 'sign-in', 'weight');
  // Alone: what a visitor waits for is measured.
  await npm('test:abuse');
  process.stdout.write('\nAll tests passed.\n');
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
