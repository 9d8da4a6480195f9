import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'];
/** A program that has not ended by then is killed: an operator gives a container ten seconds. */
const PATIENCE_MS = 5_000;

/** What `run` has started and what has not ended. */
const running = new Set();
let isEnding = false;

/** Runs a program with its output shown; fails with its name when it fails. */
export function run(command, args, { cwd, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const said = [];
    child.stdout?.on('data', (part) => said.push(part));
    child.stderr?.on('data', (part) => said.push(part));
    running.add(child);
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('exit', (code) => {
      running.delete(child);
      // It was told to end, and nobody is to take that for a failure.
      if (isEnding) return;
      if (code === 0) return resolve(Buffer.concat(said).toString());
      if (quiet) process.stderr.write(Buffer.concat(said));
      reject(new Error(`${[command, ...args].join(' ')} failed with code ${code}`));
    });
  });
}

/**
 * Has SIGINT and SIGTERM end this process and the programs that it runs. Process 1 of a container needs that: no signal ends
 * it that it does not listen to. The process ends with `code`, else with the one by which a shell tells of the signal, so
 * that nobody takes for done what was ended on the way. Answers a function that takes this back.
 */
export function endOnSignal(code) {
  const end = async (signal) => {
    isEnding = true;
    await Promise.all([...running].map((child) => endProgram(child, signal)));
    process.exit(code ?? 128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return () => SIGNALS.forEach((signal) => process.off(signal, end));
}

async function endProgram(child, signal) {
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(late);
}

/** A line about what is being done, and how long it took once it is. */
export async function step(what, work) {
  const began = Date.now();
  process.stdout.write(`· ${what}\n`);
  const result = await work();
  process.stdout.write(`  ${what}: done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}
