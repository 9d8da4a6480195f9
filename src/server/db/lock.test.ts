import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock } from './lock';
import { DatabaseInUse } from './unusable';

describe('the lock on a database folder', () => {
  let folder: string;

  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'medina-lock-')), 'deep', 'db');
  });

  afterEach(() => rmSync(join(folder, '..', '..'), { recursive: true, force: true }));

  it('refuses a second opening and names the folder and the process', () => {
    const { release } = takeLock(folder);

    expect(() => takeLock(folder)).toThrow(DatabaseInUse);
    expect(() => takeLock(folder)).toThrow(`${folder} is already open in process ${process.pid}`);
    release();
  });

  it('refuses another process', () => {
    const { release } = takeLock(folder);
    const other = inAnotherProcess(folder);
    release();

    expect(other.status).not.toBe(0);
    expect(other.stderr).toContain(`is already open in process ${process.pid}`);
  });

  it('is released by release() and by the end of its process', () => {
    takeLock(folder).release();
    expect(existsSync(`${folder}.lock`)).toBe(false);

    const other = inAnotherProcess(folder);
    expect(other.status).toBe(0);
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it.each([
    ['the process is gone', { pid: 2 ** 22 + 1, born: '1' }],
    ['its process id belongs to a later process', { pid: process.pid, born: '1' }],
  ])('takes over a lock when %s', (_when, left) => {
    takeLock(folder).release();
    writeFileSync(`${folder}.lock`, JSON.stringify(left));

    const { release } = takeLock(folder);
    expect(JSON.parse(readFileSync(`${folder}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
  });
});

function inAnotherProcess(folder: string) {
  const script = `require('./src/server/db/lock.ts').takeLock(process.argv[1])`;
  return spawnSync(process.execPath, ['--import', 'tsx', '-e', script, folder], { encoding: 'utf8' });
}
