import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bringBack, filesIn, setAside } from '../../src/tuning/retained-assets.mjs';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const begin = Date.UTC(2026, 0, 1);

let root: string;
let folder: string;
let store: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'former-'));
  folder = join(root, 'static');
  store = join(root, 'cache', 'static');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Next empties its folder; the folder of the messages is only added to. */
function build(files: string[], now: number, { empties = true } = {}): string[] {
  setAside(folder, store);
  if (empties) rmSync(folder, { recursive: true, force: true });
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `script ${file}`);
  }
  bringBack({ folder, store, current: new Set(files), now });
  return filesIn(folder).sort();
}

/** What the image does after its build, and what it takes from the former image before. */
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8').replaceAll('\\\n', '');
const [, tidyUp = ''] = /^RUN node src\/cli\/build-once\.mjs && (.*)$/m.exec(dockerfile) ?? [];
const taken = [...dockerfile.matchAll(/^COPY --from=former \/shop\/(\S+) \.\/(\S+)$/gm)].map(([, from, to]) => [
  from,
  to,
]);

/** Builds an image in a folder that is empty but for what is taken from the former one; returns its scripts. */
function buildImage(name: string, files: string[], now: number, former?: string): string[] {
  const image = join(root, name);
  for (const [from = '', to = ''] of former ? taken : [])
    cpSync(join(root, former ?? '', from), join(image, to), { recursive: true });
  mkdirSync(join(image, '.next'), { recursive: true });
  mkdirSync(join(image, 'public', 'i18n'), { recursive: true });
  folder = join(image, '.next', 'static');
  store = join(image, '.next', 'cache', 'former', 'static');
  const built = build(files, now);
  execFileSync('sh', ['-c', tidyUp], { cwd: image });
  return built;
}

describe('[beyond §2.22] an image that is told of the former one', () => {
  it('has its scripts for a week, and not the copies that its own build has made', () => {
    expect(buildImage('one', ['a1.js'], begin)).toEqual(['a1.js']);
    expect(buildImage('two', ['a2.js'], begin + DAY, 'one')).toEqual(['a1.js', 'a2.js']);
    expect(buildImage('three', ['a3.js'], begin + 7 * DAY, 'two')).toEqual(['a1.js', 'a2.js', 'a3.js']);
    expect(buildImage('four', ['a4.js'], begin + 8 * DAY, 'three')).toEqual(['a2.js', 'a3.js', 'a4.js']);
    expect(filesIn(join(root, 'four', '.next', 'cache'))).toEqual([join('former', 'static.json')]);
  });

  it('takes the messages as well, and is built without a former one by default', () => {
    expect(taken).toEqual([
      ['.next', '.next'],
      ['public/i18n', 'public/i18n'],
    ]);
    const [, otherwise] = /^ARG FORMER=(\w+)$/m.exec(dockerfile) ?? [];
    expect(dockerfile).toContain(`AS ${otherwise}\nRUN mkdir -p /shop/.next /shop/public/i18n\n`);
    expect(dockerfile).toContain('FROM ${FORMER} AS former\n');
  });
});

describe('[beyond §2.22] the scripts of former builds', () => {
  it('do not exist at first', () => {
    expect(build(['chunks/a1.js'], begin)).toEqual(['chunks/a1.js']);
    expect(filesIn(store)).toEqual([]);
  });

  it.each([true, false])('stay beside the new ones, even if the folder is emptied: %s', (empties) => {
    build(['chunks/a1.js', 'chunks/b1.js'], begin, { empties });
    expect(build(['chunks/a2.js', 'chunks/b1.js'], begin + HOUR, { empties })).toEqual([
      'chunks/a1.js',
      'chunks/a2.js',
      'chunks/b1.js',
    ]);
    expect(readFileSync(join(folder, 'chunks/a1.js'), 'utf8')).toBe('script chunks/a1.js');
  });

  it.each([true, false])('are removed a week after the build that dropped them, whatever their age: %s', (empties) => {
    build(['a1.js'], begin, { empties });
    const replaced = begin + 30 * DAY;
    expect(build(['a2.js'], replaced, { empties })).toEqual(['a1.js', 'a2.js']);
    expect(build(['a3.js'], replaced + 6 * DAY, { empties })).toEqual(['a1.js', 'a2.js', 'a3.js']);
    expect(build(['a3.js'], replaced + 7 * DAY, { empties })).toEqual(['a2.js', 'a3.js']);
    expect(filesIn(store)).toEqual(['a2.js']);
  });

  it('start a new week when a build contains them again', () => {
    build(['a1.js'], begin);
    build(['a2.js'], begin + DAY);
    build(['a1.js'], begin + 2 * DAY);
    expect(build(['a3.js'], begin + 3 * DAY)).toEqual(['a1.js', 'a2.js', 'a3.js']);
    expect(build(['a3.js'], begin + 9 * DAY)).toEqual(['a1.js', 'a3.js']);
  });

  it('are those of the last ten builds at most', () => {
    for (let n = 0; n <= 14; n += 1) build([`a${n}.js`], begin + n * HOUR);
    expect(filesIn(folder)).toHaveLength(11);
    expect(filesIn(folder)).toContain('a4.js');
    expect(filesIn(folder)).not.toContain('a3.js');
  });
});
