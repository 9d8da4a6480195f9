import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'];
/** A program that has not exited by then is killed: containers are given ten seconds to stop. */
const PATIENCE_MS = 5_000;

/** Programs started by `run` that have not exited. */
const running = new Set();
let isEnding = false;

/** Runs a program with its output shown; rejects with its name when it fails. */
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
      // It was told to stop, which is not a failure.
      if (isEnding) return;
      if (code === 0) return resolve(Buffer.concat(said).toString());
      if (quiet) process.stderr.write(Buffer.concat(said));
      reject(new Error(`${[command, ...args].join(' ')} failed with code ${code}`));
    });
  });
}

/**
 * On SIGINT and SIGTERM, ends this process and the programs that it runs. Process 1 of a container needs a handler,
 * because it ignores signals by default. The process exits with `code`, otherwise with the shell's code for the signal,
 * so that an interrupted run does not look successful. Returns a function that removes the handlers.
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

/** Prints the current step, and its duration once it is done. */
export async function step(what, work) {
  const began = Date.now();
  process.stdout.write(`· ${what}\n`);
  const result = await work();
  process.stdout.write(`  ${what}: done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}
