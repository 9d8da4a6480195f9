import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { logFile } from '../support/log-file';

export type Shop = {
  port: number;
  ops: number;
  pid: () => number;
  /** Starts it from a folder with a build, and waits until it is ready for visitors. */
  start: (folder?: string) => Promise<void>;
  /** Stops it and returns how it ended. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<unknown>;
};

/** The built shop as `npm start` runs it, in a process of its own; `env` holds PORT and OPS_PORT. */
export function newShop(env: Record<string, string>): Shop {
  const [port, ops] = [Number(env.PORT), Number(env.OPS_PORT)];
  let child: ChildProcess | undefined;
  let folder = process.cwd();

  async function start(from = folder): Promise<void> {
    folder = from;
    const { PATH = '', HOME = '' } = process.env;
    const started = spawn(process.execPath, ['src/cli/start.mjs'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', logFile()],
      // No settings of the user who runs the test.
      env: { PATH, HOME, NODE_ENV: 'production', ...env },
    });
    child = started;
    const until = Date.now() + 180_000;
    while (!(await isReady(ops))) {
      if (started.exitCode !== null || Date.now() > until) {
        throw new Error(`The shop at ${port} did not start; see test-results/shops/log.jsonl`);
      }
      await wait(200);
    }
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<unknown> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return undefined;
    const ended = once(child, 'exit');
    child.kill(signal);
    return (await ended)[0];
  }
  return { port, ops, pid: () => child?.pid ?? 0, start, stop };
}

async function isReady(ops: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${ops}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
