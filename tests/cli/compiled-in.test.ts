import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sourceFingerprint } from '../../src/cli/source-fingerprint.mjs';
import { buildStorefront } from '../../src/cli/setup.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'medina-built-'));
  for (const file of ['package-lock.json', 'next.config.js', 'tsconfig.json']) cpSync(file, join(root, file));
  for (const folder of ['src', '.next', 'public']) mkdirSync(join(root, folder));
  writeFileSync(join(root, '.next', 'built-from'), sourceFingerprint(root, { NODE_ENV: 'test' }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** A start from a folder that the shop only reads, as an image has it. */
const start = () => buildStorefront(root, { canWrite: () => false });

it.each(['on', '-page-cache', '-deferred-scripts', '-page-cache,-deferred-scripts'])(
  'TUNING=%s is read when the shop starts: the same build serves it',
  async (tuning) => {
    vi.stubEnv('TUNING', tuning);
    await expect(start()).resolves.toBeUndefined();
  },
);

it.each([
  ['TUNING', '-short-ids'],
  ['TUNING', 'off'],
  ['BUNDLER', 'turbopack'],
  ['NEXT_PUBLIC_SOFTWARE_ID', '42'],
])('%s=%s, which is compiled in, ends the start of another build by its name', async (name, value) => {
  vi.stubEnv(name, value);
  await expect(start()).rejects.toThrow(`${name}=${value}. Leave out what the build did not have`);
});
