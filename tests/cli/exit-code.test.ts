import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('keeps the exit code of a run that failed, with PostgreSQL at hand', () => {
  const script =
    "const { embeddedPostgres } = await import('./src/cli/postgres-cluster.mjs'); await embeddedPostgres(); process.exitCode = 3;";
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  expect(run.status).toBe(3);
});
