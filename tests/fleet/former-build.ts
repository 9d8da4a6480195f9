import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { step } from '../../src/cli/run.mjs';
import { installPackages } from '../../src/cli/setup.mjs';

const FOLDER = join('.data', 'fleet-before');

/**
 * Returns a folder with the build that a rolling upgrade begins with: that of another commit, by default the previous
 * one, or the folder FLEET_BEFORE when it contains a build.
 */
export async function formerBuild(commit = process.env.FLEET_BEFORE || 'HEAD~1'): Promise<string> {
  if (existsSync(commit)) return resolve(commit);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('sh', ['-c', `git archive "$1" | tar -x -C ${FOLDER}`, 'sh', commit], quiet);
  // Each build has its own packages; they are installed when the lock file differs.
  execFileSync('cp', ['-al', 'node_modules', join(FOLDER, 'node_modules')]);
  rmSync(join(FOLDER, 'node_modules', '.cache'), { recursive: true, force: true });
  await installPackages(FOLDER);
  await step(`The build of ${commit}`, async () =>
    execFileSync(process.execPath, ['src/cli/build-once.mjs'], { ...quiet, cwd: FOLDER }),
  );
  return resolve(FOLDER);
}
