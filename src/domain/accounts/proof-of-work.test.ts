import { describe, expect, it } from 'vitest';
import { beginsWithZeroBits, parseProof, proofText } from './proof-of-work';

describe('beginsWithZeroBits', () => {
  it.each([
    [[0, 0, 255], 16, true],
    [[0, 0, 255], 17, false],
    [[0, 0b0001_1111], 11, true],
    [[0, 0b0011_1111], 11, false],
    [[1, 0, 0], 8, false],
    [[255], 0, true],
    [[], 1, false],
  ])('%j begins with %i: %s', (bytes, bits, answer) =>
    expect(beginsWithZeroBits(Uint8Array.from(bytes), bits)).toBe(answer),
  );
});

describe('parseProof', () => {
  const challenge = 'a-challenge.of-the.server';
  it('reads what was written', () => expect(parseProof(proofText(challenge, 42))).toEqual({ challenge, found: '42' }));
  it.each(['', 'x', `${challenge}:`, `${challenge}:-1`, `${challenge}:1e5`, `${challenge} x:1`])(
    'refuses "%s"',
    (text) => expect(parseProof(text)).toBeNull(),
  );
});
