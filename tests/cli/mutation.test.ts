import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawSample } from '../../src/cli/mutation/draw-sample.mjs';
import { instrument } from '../../src/cli/mutation/instrument.mjs';
import { isEquivalent, scoreOf, survivorsOf, formatTable } from '../../src/cli/mutation/report.mjs';
import { roomOf, testsOf } from '../../src/cli/mutation/rooms.mjs';
import { keepVerdicts, keyOf, readVerdicts } from '../../src/cli/mutation/verdicts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the mutants of a file', () => {
  it('have their position, the original and the replacement', async () => {
    writeFileSync(join(folder, 'rule.ts'), 'export const isAdult = (age: number) =>\n  age >= 18;\n');
    const { mutants, sources } = await instrument(folder, ['rule.ts']);
    expect(
      mutants.map(({ line, column, original, replacement }) => [line, column, original, replacement]),
    ).toContainEqual([2, 3, 'age >= 18', 'age > 18']);
    expect(sources.get('rule.ts')).toContain('age > 18');
  });
});

describe('the sample', () => {
  const of = (n: number) => ({ file: `${n}.ts`, original: 'a', replacement: 'b', line: n, column: 1 });
  const all = Array.from({ length: 50 }, (_, n) => of(n));

  it('is reproducible, and differs with another seed', () => {
    expect(drawSample(all, 10, 'x')).toEqual(drawSample(all.toReversed(), 10, 'x'));
    expect(drawSample(all, 10, 'x')).not.toEqual(drawSample(all, 10, 'y'));
  });

  it('changes only as far as the code has changed', () => {
    const before = new Set(drawSample(all, 10, 'x').map(({ file }) => file));
    const after = drawSample([...all, of(50)], 10, 'x').filter(({ file }) => !before.has(file));
    expect(after.length).toBeLessThanOrEqual(1);
  });
});

describe('rooms', () => {
  it.each([
    ['src/domain/money/money.ts', 'domain'],
    ['src/domain/money/money.test.ts', undefined],
    ['src/contract/ordering/cart.read.ts', 'contract'],
    ['src/contract/ordering/cart.ts', undefined],
    ['src/server/routes/rental/trip.ts', 'routes'],
    ['src/features/checkout/slot-text.ts', 'features'],
    ['src/features/checkout/api.ts', undefined],
    ['src/features/item/item-api.ts', undefined],
    ['src/features/checkout/use-checkout-data.ts', undefined],
    ['src/features/checkout/checkout.tsx', undefined],
  ])('%s belongs to %s', (path, room) => expect(roomOf(path)?.name).toBe(room));

  it('are judged by their own tests', () => {
    const paths = ['src/domain/a.test.ts', 'src/domain/a.ts', 'tests/api/b.test.ts'];
    expect(testsOf(roomOf('src/domain/a.ts'), paths)).toEqual(['src/domain/a.test.ts']);
    expect(testsOf(roomOf('src/server/routes/b.ts'), paths)).toEqual(['tests/api/b.test.ts']);
  });
});

describe('the report', () => {
  const mutant = { file: 'a.ts', line: 3, column: 5, original: 'a\n  < b', replacement: 'a <= b' };
  const states = ['killed', 'endless', 'survived', 'not reached'].map((state) => ({ ...mutant, state }));

  it('counts failing tests and timeouts as killed', () => {
    expect(scoreOf(states)).toBe(50);
    expect(scoreOf([])).toBe(100);
    expect(
      formatTable([['domain', states]])
        .split('\n')
        .at(-1),
    ).toBe('| domain | 4 | 2 | 1 | 1 | 50.0 % |');
  });

  it('lists every survivor on one line', () => {
    expect(survivorsOf(states)).toEqual(['a.ts:3:5 survived: a < b → a <= b', 'a.ts:3:5 not reached: a < b → a <= b']);
  });

  it('leaves out equivalent mutants', () => {
    const known = [{ file: 'a.ts', original: mutant.original, replacement: 'a <= b', reason: 'a is never b' }];
    expect(isEquivalent(mutant, known)).toBe(true);
    expect(isEquivalent({ ...mutant, replacement: 'a > b' }, known)).toBe(false);
  });
});

describe('verdicts', () => {
  it('are kept between runs, the newer one per mutant', () => {
    const of = (line: number, state: string) => ({
      file: 'a.ts',
      line,
      column: 5,
      original: 'a',
      replacement: 'b',
      state,
    });
    const kept = join(folder, 'results');
    expect(readVerdicts(kept).size).toBe(0);
    keepVerdicts(kept, [of(1, 'survived'), of(2, 'killed')]);
    keepVerdicts(kept, [of(1, 'killed')]);
    const verdicts = readVerdicts(kept);
    expect([of(1, ''), of(2, ''), of(3, '')].map((mutant) => verdicts.get(keyOf(mutant)))).toEqual([
      'killed',
      'killed',
      undefined,
    ]);
  });
});
