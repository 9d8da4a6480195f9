import { fileURLToPath } from 'node:url';
import { run, step } from './run.mjs';
import { installPackages } from './setup.mjs';

/** `npm test`: what is missing, then everything that CI runs, the quick things first. */
const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  await installPackages(root);
  const npm = (script, env) => step(script, () => run('npm', ['run', '--silent', script], { cwd: root, env }));
  await npm('format:check');
  await npm('lint');
  await npm('types');
  await npm('knip');
  await npm('unit');
  await step('API tests on PostgreSQL', () =>
    run('npx', ['vitest', 'run', 'tests/api'], { cwd: root, env: { TEST_DATABASE: 'postgres' } }),
  );
  const { findBrowser } = await import('./browser.mjs');
  const { buildStorefront } = await import('./setup.mjs');
  const browser = await findBrowser(root);
  await buildStorefront(root);
  await npm('e2e', { CHROME_PATH: browser, CI: process.env.CI ?? '1' });
  process.stdout.write('\nAll tests passed.\n');
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
