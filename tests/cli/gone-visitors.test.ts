import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtFiles, builtFolders } from '../../src/cli/front/built-files.mjs';
import { openTestFront } from '@tests/support/front';
import { listOpenFiles } from '@tests/support/uploads';

const BIG = '/_next/static/chunks/big.js';
const waiting: ServerResponse[] = [];
let root: string;
let front: Awaited<ReturnType<typeof openTestFront>>;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'gone-'));
  for (const folder of Object.values(builtFolders(root))) mkdirSync(join(folder, 'chunks'), { recursive: true });
  writeFileSync(join(root, '.next', 'static', 'chunks', 'big.js'), Buffer.alloc(8_000_000, ' '));
  front = await openTestFront({
    files: builtFiles(root),
    env: { SITE_URL: 'http://localhost' },
    answer: (_, response) => void waiting.push(response),
  });
});
afterEach(async () => {
  for (const response of waiting.splice(0)) response.end();
  await front.stop();
  rmSync(root, { recursive: true });
});

const written = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Sends requests in one go and goes away without reading more than the beginning of the first answer. */
async function goAway(paths: string[]): Promise<void> {
  const socket = connect(front.port, '127.0.0.1');
  socket.write(paths.map(written).join(''));
  await once(socket, 'data');
  socket.pause();
  socket.resetAndDestroy();
  await once(socket, 'close');
}

describe('a visitor who goes away in the middle of an answer', () => {
  it.each([
    ['one file', [BIG]],
    ['many files in one go', Array.from({ length: 12 }, () => BIG)],
  ])('leaves no file open: %s', async (_name, paths) => {
    for (let n = 0; n < 10; n += 1) await goAway(paths);
    await vi.waitUntil(() => listOpenFiles(root).length === 0, 10_000);
  });

  it('leaves no response behind that waits for its turn', async () => {
    const socket = connect(front.port, '127.0.0.1');
    socket.write(Array.from({ length: 12 }, (_, n) => written(`/api/v1/banners/${n}`)).join(''));
    await vi.waitUntil(() => waiting.length > 0, 10_000);
    socket.resetAndDestroy();
    await vi.waitUntil(() => front.opened() === 0, 10_000);
    expect(front.heard.map(({ path }) => path)).toEqual(['/api/v1/banners/0']);
  });
});

it('a request behind one whose answer ends the connection opens no file', async () => {
  const refused = 'GET / HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n';
  for (let n = 0; n < 10; n += 1) {
    const socket = connect(front.port, '127.0.0.1');
    socket.write(refused + written(BIG));
    socket.resume();
    await once(socket, 'close');
  }
  await vi.waitUntil(() => front.opened() === 0, 10_000);
  expect(listOpenFiles(root)).toEqual([]);
});

it('a connection on which too many requests wait is ended, and all of them are let go', async () => {
  const socket = connect(front.port, '127.0.0.1').on('error', () => {});
  socket.write(Array.from({ length: 300 }, (_, n) => written(`/api/v1/banners/${n}`)).join(''));
  await once(socket.resume(), 'close');
  await vi.waitUntil(() => front.opened() === 0, 10_000);
  expect(front.heard).toHaveLength(1);
});

it('requests that are sent in one go are answered in their order, each once', async () => {
  const socket = connect(front.port, '127.0.0.1');
  let answers = '';
  socket.on('data', (part) => (answers += part.toString()));
  socket.write(['/api/v1/banners/1', '/api/v1/banners/2', '/api/v1/banners/3'].map(written).join(''));
  for (const path of ['/api/v1/banners/1', '/api/v1/banners/2', '/api/v1/banners/3']) {
    await vi.waitUntil(() => waiting.length > 0, 10_000);
    expect(front.heard.at(-1)?.path).toBe(path);
    waiting.shift()?.end(`of ${path}`);
  }
  await vi.waitUntil(() => answers.includes('of /api/v1/banners/3'), 10_000);
  expect(answers.match(/of \/api\/v1\/banners\/\d/g)).toEqual([
    'of /api/v1/banners/1',
    'of /api/v1/banners/2',
    'of /api/v1/banners/3',
  ]);
  expect(front.heard).toHaveLength(3);
  socket.destroy();
});
