import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onCluster, startCluster } from '@tests/support/postgres';
import { freePort } from '../../src/cli/free-port.mjs';

/** The user of the image. Without root rights the test cannot change the user. */
const NODE = process.getuid?.() === 0 ? 65_534 : undefined;
const dockerfile = readFileSync(join('deploy', 'Dockerfile'), 'utf8');

/** The environment of the image, with folders and ports of this machine instead of its own. */
function settingsOfImage(more: Record<string, string>): Record<string, string> {
  const [, set = ''] = /^ENV (NODE_ENV=[\s\S]*?)\n[A-Z]/m.exec(dockerfile.slice(dockerfile.lastIndexOf('FROM'))) ?? [];
  const pairs = [...set.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
  return { ...Object.fromEntries(pairs), NEXT_PUBLIC_SOFTWARE_ID: '33571750', ...more };
}

/** The start command of the image. */
const [, start = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];

const room = mkdtempSync(join(tmpdir(), 'medina-image-'));
const shop = join(room, 'shop');
let cluster: Awaited<ReturnType<typeof startCluster>>;
let running: ChildProcess | undefined;

beforeAll(async () => {
  chmodSync(room, 0o755);
  const copied = ['package.json', 'package-lock.json', 'next.config.js', 'tsconfig.json', 'public', 'src'];
  for (const name of copied) cpSync(name, join(shop, name), { recursive: true });
  cpSync('.next', join(shop, '.next'), {
    recursive: true,
    filter: (source) => !source.startsWith(join('.next', 'cache')),
  });
  symlinkSync(join(process.cwd(), 'node_modules'), join(shop, 'node_modules'));
  // Only root can write there, so the test fails if the shop tries to.
  execFileSync('chmod', ['-R', 'a-w', join(shop)]);
  for (const name of ['data', 'tmp']) {
    mkdirSync(join(room, name));
    if (NODE) chownSync(join(room, name), NODE, NODE);
  }
  cluster = await startCluster();
  await onCluster(cluster.url, 'create database medina');
}, 120_000);
afterAll(async () => {
  running?.kill('SIGKILL');
  await cluster.stop();
  execFileSync('chmod', ['-R', 'u+w', room]);
  rmSync(room, { recursive: true, force: true });
});

it('the image runs as an unprivileged user on read-only files, and stops gracefully', async () => {
  const [port, ops] = [await freePort(), await freePort()];
  const env = settingsOfImage({
    ...{ PORT: String(port), OPS_PORT: String(ops), HOST: '127.0.0.1', STOP_NOTICE_SECONDS: '0' },
    ...{ DATA_DIR: join(room, 'data'), TMPDIR: join(room, 'tmp'), HOME: join(room, 'tmp') },
    ...{ SITE_URL: 'https://shop.example', DATABASE_URL: `${cluster.url}/medina`, SECRET: 'drawn-for-this-test-alone' },
  });
  expect(env.NODE_ENV).toBe('production');
  const [, ...args] = JSON.parse(start) as string[];
  expect(args).toEqual(['src/cli/start.mjs']);
  const child = spawn(process.execPath, args, {
    cwd: shop,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(NODE && { uid: NODE, gid: NODE }),
  });
  running = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => void (said += part.toString()));
  const isReady = async () => (await fetch(`http://127.0.0.1:${ops}/readyz`).catch(() => undefined))?.status === 200;
  await vi.waitUntil(async () => child.exitCode !== null || (await isReady()), { timeout: 120_000, interval: 300 });
  expect(child.exitCode, said).toBe(null);

  const [, ...check] = healthCheck(ops);
  expect(execFileSync(process.execPath, check).toString()).toBe('');
  const page = await get({ port, path: '/about-us', headers: { host: 'shop.example' } });
  expect(page).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 180_000);

/** The health check of the image, at the port of this test. */
function healthCheck(port: number): string[] {
  const [, found = '[]'] = /HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(dockerfile) ?? [];
  return JSON.parse(found.replace('9100', String(port))) as string[];
}

/** `fetch` does not allow setting the Host header. */
function get(options: RequestOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(options, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}
