import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `npm start` as a new user runs it: PGlite in a folder of its own. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), 'medina-start-'));
const running = new Set<ChildProcess>();

test.beforeAll(() => {
  // Painting is tested by the shop that the other tests use.
  if (existsSync('.data/e2e/media')) cpSync('.data/e2e/media', join(folder, 'media'), { recursive: true });
});

test.afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('the first start fills the demo city, shows its progress, and the URL to open', async () => {
  const shop = start(3301);
  const said = await until(shop, /Demo customer.*\n/);
  expect(said).toContain('Filling Qamar Bay');
  expect(said).toContain('http://localhost:3301');
  expect(said).toContain('demo@medina.example');
  expect((await fetch('http://127.0.0.1:3301/home')).status).toBe(200);
});

test('a second process on the same folder is told which one uses it', async () => {
  const second = start(3302);
  expect(await until(second, /in use|process \d+/i)).toContain(folder);
});

test('after a kill in the middle a later start takes seconds and seeds nothing again', async () => {
  for (const child of running) child.kill('SIGKILL');
  const began = Date.now();
  const shop = start(3301);
  const busy = busyness();
  const said = await until(shop, /Medina is open/);
  const took = Date.now() - began;
  expect(said).not.toContain('Filling');
  expect(said).not.toContain('Building');
  // On two idle cores; other tests run at the same time.
  expect(took / (await busy)).toBeLessThan(10_000);
  expect((await fetch('http://127.0.0.1:3301/store/ember-and-bun')).status).toBe(200);
});

test('continues and stops normally when its log is no longer read', async () => {
  for (const child of running) child.kill('SIGKILL');
  const shop = start(3301, { GOOGLE_CLIENT_ID: 'a-client' });
  await until(shop, /Medina is open/);
  shop.stdout?.destroy();
  shop.stderr?.destroy();
  for (let n = 0; n < 3; n++) {
    // A generated token is written to the log.
    const body = JSON.stringify({ medium: 'google', token: 'not.a.token', unique_id: '1', email: 'x@shop.example' });
    const answer = await fetch('http://127.0.0.1:3301/api/v1/auth/social-login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBeLessThan(500);
  }
  expect((await fetch('http://127.0.0.1:3301/home')).status).toBe(200);
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  shop.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('an invalid setting is explained in a sentence', async () => {
  const shop = start(3301, { API_BASE_URL: 'market.example' });
  expect(await until(shop, /can not start/)).toContain('API_BASE_URL must be an address');
});

function start(port: number, env: Record<string, string> = {}): ChildProcess {
  const { DATABASE_URL: _other, ...mine } = process.env;
  const child = spawn(process.execPath, ['src/cli/start.mjs'], {
    env: { ...mine, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ...env },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** The current slowdown factor of the machine, measured by half a second of computing; at least 1. */
async function busyness(): Promise<number> {
  const half = `const began = Date.now(); while (process.cpuUsage().user < 5e5);
    process.stdout.write((Date.now() - began) / 500 + '\\n')`;
  const told = await until(spawn(process.execPath, ['-e', half]), /\d\n/);
  return Math.max(1, Number(told));
}

/** The output of a process until it contains the awaited text, or until it exits. */
function until(child: ChildProcess, what: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (part: Buffer) => {
      said += part.toString();
      if (what.test(said)) resolve(said);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => (what.test(said) ? resolve(said) : reject(new Error(`ended with ${code}:\n${said}`))));
  });
}
