import { spawn } from 'node:child_process';
import { openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJournal } from './journal.mjs';

/** Milliseconds that a worker may take to start: Vitest, the database templates, the server. */
const START_MS = 120_000;
const LOOK_EVERY_MS = 1000;

/**
 * Runs the test files of a plan; `limitOf` returns the time limit of a journal step in milliseconds. A worker that
 * hangs in an endless mutant is killed, and another one continues behind that mutant, which counts as killed.
 */
export async function runTests(root, folder, plan, limitOf) {
  const isDone = (path) => readJournal(folder).some((entry) => entry.path === path && entry.step === plan.last);
  for (let rest = plan.tests; rest.length > 0; rest = rest.filter((path) => !isDone(path))) {
    writeFileSync(join(folder, 'plan.json'), JSON.stringify({ ...plan, tests: rest }));
    const before = readJournal(folder).length;
    await runOnce(root, folder, rest, limitOf);
    if (readJournal(folder).length === before) throw new Error(`No test ran; see ${join(folder, 'output.txt')}`);
  }
}

async function runOnce(root, folder, tests, limitOf) {
  const output = openSync(join(folder, 'output.txt'), 'a');
  const config = join(import.meta.dirname, 'vitest.config.mjs');
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--configLoader', 'runner', '--config', config, ...tests],
    // A process group of its own, so that its workers are killed with it.
    { cwd: root, detached: true, stdio: ['ignore', output, output], env: { ...process.env, MUTATION_FOLDER: folder } },
  );
  const stop = () => {
    end(child);
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const began = Date.now();
  const watch = setInterval(() => {
    const last = readJournal(folder).findLast((entry) => entry.at >= began);
    const [since, limit] = last ? [last.at, limitOf(last)] : [began, START_MS];
    if (Date.now() - since > limit) end(child);
  }, LOOK_EVERY_MS);
  await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  process.off('SIGINT', stop).off('SIGTERM', stop);
}

function end(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
