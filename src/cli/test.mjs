import { fileURLToPath } from 'node:url';
import { run, step } from './run.mjs';
import { installPackages } from './setup.mjs';

/**
 * `npm test`: prepares what is missing, then runs everything that CI runs, fast checks first. With `--all` also what
 * takes CI too long: the journeys that look at every screen, and the attacks.
 */
const isAll = process.argv.includes('--all');
const root = fileURLToPath(new URL('../..', import.meta.url));

// Compilers and tests allocate much short-lived memory: a larger young generation makes them a seventh faster.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

try {
  await installPackages(root);
  const npm = (script, options, ...more) =>
    step(script, () => run('npm', ['run', '--silent', script, '--', ...more], { cwd: root, ...options }));
  // Each keeps one core busy, so both run in parallel; their output is shown when they fail.
  const quietly = { quiet: true };
  const shapes = async () => {
    await npm('format:check', quietly);
    // With several checkers each would process the shared types again. It is a Go program, with its own setting for
    // memory.
    await npm('types', { ...quietly, env: { GOGC: '400' } }, '--checkers', '1');
    await npm('knip', quietly);
  };
  await Promise.all([npm('lint', quietly), shapes()]);
  const { findBrowser } = await import('./browser.mjs');
  const { buildStorefront } = await import('./setup.mjs');
  const browser = await findBrowser(root, { light: true });
  // API tests run on PostgreSQL here; on the embedded database by `npm run check`. The build leaves a core to the
  // tests.
  await Promise.all([
    npm('unit', {}, 'src/', 'tests/cli', 'tests/contract', 'tests/conventions', 'tests/family'),
    buildStorefront(root),
  ]);
  await npm('unit', { env: { TEST_DATABASE: 'postgres' } }, 'tests/api');
  await npm('test:server');
  const inBrowser = { env: { CHROME_PATH: browser, CI: process.env.CI ?? '1' } };
  await npm(isAll ? 'e2e' : 'e2e:journeys', inBrowser);
  // Without the tunings: the main journeys, in both writing directions, and the page weights.
  await npm('e2e:plain', inBrowser, 'guest-order', 'sign-in', 'weight');
  // Runs alone: it measures waiting times of visitors.
  if (isAll) await npm('test:abuse');
  process.stdout.write('\nAll tests passed.\n');
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
