import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtFiles, builtFolders } from '../../src/cli/front/built-files.mjs';
import { packFiles } from '../../src/cli/pack-files.mjs';
import { openTestFront } from '@tests/support/front';

const SCRIPT = `self.x = ${JSON.stringify('dinner '.repeat(300))}`;
/** How Next answers that a file is missing. */
const NEXT_MISSING = { 'Cache-Control': 's-maxage=5, stale-while-revalidate=595' };
let root: string;
let front: Awaited<ReturnType<typeof openTestFront>>;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  for (const folder of Object.values(builtFolders(root))) mkdirSync(join(folder, 'chunks'), { recursive: true });
  writeFileSync(join(root, '.next', 'secret.js'), 'no');
  for (const folder of Object.values(builtFolders(root))) {
    writeFileSync(join(folder, 'chunks', 'a-1.js'), SCRIPT);
    await packFiles(folder);
  }
  front = await openTestFront({
    files: builtFiles(root),
    answer: (_, response) => response.writeHead(404, NEXT_MISSING).end(),
  });
});
afterEach(async () => {
  await front.stop();
  rmSync(root, { recursive: true });
});

describe('the files of the build', () => {
  it.each(['/_next/static/chunks/a-1.js', '/i18n/chunks/a-1.js'])(
    '%s is sent compressed and cacheable for ever',
    async (path) => {
      for (const [accepted, encoding] of [
        ['br', 'br'],
        ['gzip', 'gzip'],
        ['identity', null],
      ] as const) {
        const answer = await front.get(path, { 'accept-encoding': accepted });
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
        expect(answer.headers.get('vary')).toBe('Accept-Encoding');
        expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
        expect(await answer.text()).toBe(SCRIPT);
      }
      expect(front.heard).toEqual([]);
    },
  );

  it('are answered 304 when nothing has changed', async () => {
    const tag = (await front.get('/i18n/chunks/a-1.js')).headers.get('etag') ?? '';
    expect((await front.get('/i18n/chunks/a-1.js', { 'if-none-match': tag })).status).toBe(304);
  });

  it.each([
    '/_next/static/1/../chunks/a-1.js',
    '/_next/static/1/%2e%2e/chunks/a-1.js',
    '/_next/static/1%2f..%2fchunks/a-1.js',
    '/_next/static//chunks/a-1.js',
    '/_next/static/./chunks/a-1.js',
    '/_next/static/chunks%2fa-1.js',
    '/_next/static/../secret.js',
    '/_next/static/%2e%2e/secret.js',
    '/_next/static/..%2fsecret.js',
    '/_next/static/chunks/a-1',
    '/_next/static/chunks/%',
    '/i18n/../../.next/secret.js',
    '/_next/static/a-former-build/_buildManifest.js',
    '/_next/static/chunks/of-another-build-2.js',
    '/i18n/en-of-another-build.js',
  ])('[beyond §2.22] %s is missing here, which nobody may keep: another instance may have it', async (path) => {
    const answer = await front.raw([`GET ${path} HTTP/1.1`, 'Host: localhost']);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer.match(/^cache-control: .*$/gim)).toEqual(['Cache-Control: no-store']);
    expect(front.heard).toEqual([]);
  });

  it('leave other addresses and ways of asking to Next', async () => {
    for (const line of ['GET /_next/data/1/en.json', 'POST /_next/static/chunks/a-1.js'])
      await front.raw([`${line} HTTP/1.1`, 'Host: localhost', 'Content-Length: 0']);
    expect(front.heard.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });
});
