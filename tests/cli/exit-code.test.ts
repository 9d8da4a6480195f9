import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('keeps the exit code of a run that failed, with PostgreSQL at hand', () => {
  const script =
    "const { default: postgres } = await import('./tests/support/postgres.ts'); await postgres.embeddedPostgres(); process.exitCode = 3;";
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  expect(run.status).toBe(3);
});
