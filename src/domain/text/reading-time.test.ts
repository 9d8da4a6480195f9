import { describe, expect, it } from 'vitest';
import { readingMs } from './reading-time';

describe('readingMs', () => {
  it.each([
    ['a word is shown for 5 s', 'Sorry', 5_000],
    ['60 characters are shown for 6.8 s', 'x'.repeat(60), 6_800],
    ['no text is shown for longer than 12 s', 'x'.repeat(2_000), 12_000],
  ])('%s', (_sentence, text, ms) => {
    expect(readingMs(text)).toBe(ms);
  });
});
