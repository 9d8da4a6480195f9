import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './files';

/** Insides of Next, React and webpack, written in two parts so that a search for them does not find this list. */
const names = [
  ['__webpack', '_require__'],
  ['__react', 'Container'],
  ['renderTo', 'ReadableStream'],
  ['isExperimental', 'Compile'],
  ['_ssg', 'Manifest'],
  ['next/', 'dist'],
].map((parts) => parts.join(''));

const files = ['src', 'tests', 'docs']
  .flatMap((folder) => filesBelow(folder))
  .filter((it) => /\.(tsx?|mjs|md)$/.test(it));

/** How often each file names it, of those that do. */
const using = (name: string) =>
  files.map((file) => [file, read(file).split(name).length - 1] as const).filter(([, times]) => times > 0);

describe('insides of frameworks', () => {
  it.each(names)('%s is used by no file but a tuning, and once at most', (name) => {
    const found = using(name);
    expect(found.filter(([file]) => !file.includes('src/tuning/'))).toEqual([]);
    expect(found.reduce((all, [, times]) => all + times, 0)).toBeLessThanOrEqual(1);
  });
});
