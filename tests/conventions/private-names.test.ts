import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './files';

/** Internals of Next, React and webpack, each split in two so that a search does not find this list. */
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
  .filter((file) => /\.(tsx?|mjs|md)$/.test(file));

/** The number of occurrences per file, for the files that have any. */
const using = (name: string) =>
  files.map((file) => [file, read(file).split(name).length - 1] as const).filter(([, times]) => times > 0);

describe('insides of frameworks', () => {
  it.each(names)('%s is used only by files in src/tuning, and at most once', (name) => {
    const found = using(name);
    expect(found.filter(([file]) => !file.includes('src/tuning/'))).toEqual([]);
    expect(found.reduce((all, [, times]) => all + times, 0)).toBeLessThanOrEqual(1);
  });
});
