import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { markInstalled } from '../../src/cli/setup.mjs';

/** An address where no database is running. */
const NOBODY = 'postgres://medina@127.0.0.1:9/medina';
const WAITS = 20;

/** This checkout as links, except for the programs, which use their parent folder as the checkout. */
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'medina-signal-'));
  for (const folder of ['src', 'node_modules']) {
    mkdirSync(join(root, folder));
    for (const name of readdirSync(folder)) {
      if (name !== 'cli' && name !== '.installed') symlinkSync(resolve(folder, name), join(root, folder, name));
    }
  }
  cpSync(join('src', 'cli'), join(root, 'src', 'cli'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json'])
    symlinkSync(resolve(name), join(root, name));
  markInstalled(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let running: ChildProcessByStdio<null, Readable, Readable> | undefined;
afterEach(() => void running?.kill('SIGKILL'));

/** Starts a command and waits until the program itself waits for its database. */
async function startWaiting([command, ...args]: readonly [string, ...string[]]): Promise<NonNullable<typeof running>> {
  const { PATH = '', HOME = '' } = process.env;
  const settings = {
    ...{ DATABASE_URL: NOBODY, DATABASE_START_SECONDS: String(WAITS), DEMO: 'false' },
    ...{ DATA_DIR: join(root, 'data'), SECRET: 'of-these-tests-only', SITE_URL: 'https://shop.example' },
  };
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH, HOME, ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let said = '';
  await new Promise<void>((done, fail) => {
    const listen = (part: Buffer) => {
      said += part.toString();
      if (said.includes(`waiting for ${WAITS} seconds`)) done();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => fail(new Error(said)));
  });
  return child;
}

describe('a program that waits for its database', () => {
  it.each([
    [[process.execPath, 'src/cli/start.mjs'], 'SIGTERM', 0],
    [[process.execPath, 'src/cli/start.mjs'], 'SIGINT', 0],
    [[process.execPath, 'src/cli/migrate.mjs'], 'SIGTERM', 143],
    // What a supervisor may run as well: npm has a shell between itself and the program.
    [['npm', 'start'], 'SIGTERM', 0],
    [['npm', 'run', 'db:migrate'], 'SIGTERM', 143],
  ] as const)(
    '%j ends at once on %s, with %i, and so do its child processes',
    async (command, signal, code) => {
      const child = await startWaiting(command);
      const told = performance.now();
      child.kill(signal);
      // Its child processes write to the same pipes, which close once the last process has ended.
      expect(await once(child, 'close')).toEqual([code, null]);
      // Long before it would have given up waiting by itself.
      expect(performance.now() - told).toBeLessThan((WAITS * 1000) / 2);
    },
    60_000,
  );
});
