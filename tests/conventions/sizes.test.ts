import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, read } from './files';

/** Files written by people, not generated or drawn ones. */
const written = [...filesBelow('src'), ...filesBelow('tests')].filter((file) => /\.(tsx?|mjs|css)$/.test(file));

/** The table of all colours, sizes and motion. */
const TABLE = 'src/theme/tokens.css';

it('a source file has at most 250 lines', () => {
  const sources = written.filter((file) => file.startsWith('src') && !file.includes('.test.') && file !== TABLE);
  expect(sources.length).toBeGreaterThan(1000);
  const long = sources.filter((file) => read(file).split('\n').filter(Boolean).length > 250);
  expect(long).toEqual([]);
});

it('a folder has at most 40 files', () => {
  const counts = new Map<string, number>();
  for (const file of written) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, files]) => files > 40)).toEqual([]);
});
