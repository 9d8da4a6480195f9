import { describe, expect, it } from 'vitest';
import { isVague, roughDistance } from './vague-position';

describe('[beyond §3.5] a position', () => {
  it.each([
    [undefined, false],
    [12, false],
    [150, false],
    [151, true],
    [25_000, true],
  ])('within %s metres is vague: %s', (accuracy, expected) => expect(isVague(accuracy)).toBe(expected));

  it.each([
    [151, 150, 'metres'],
    [340, 350, 'metres'],
    [974, 950, 'metres'],
    [980, 1, 'kilometres'],
    [2000, 2, 'kilometres'],
    [2134, 2.1, 'kilometres'],
    [9960, 10, 'kilometres'],
    [11_800, 12, 'kilometres'],
  ])('within %i metres is called within %d %s', (metres, distance, unit) =>
    expect(roughDistance(metres)).toEqual({ distance, unit }),
  );
});
