import { describe, expect, it } from 'vitest';
import { readMore } from './read-more';

describe('readMore', () => {
  it.each([
    ['[OTHER-03] leaves 70 characters whole', 'a'.repeat(70), { text: 'a'.repeat(70), is_cut: false }],
    ['[OTHER-03] cuts after 70 characters', 'a'.repeat(71), { text: `${'a'.repeat(70)}…`, is_cut: true }],
    [
      '[OTHER-03] cuts at a blank that is near',
      `${'a'.repeat(64)} ${'b'.repeat(20)}`,
      { text: `${'a'.repeat(64)}…`, is_cut: true },
    ],
    ['[OTHER-03] never cuts a character in two', '🍕'.repeat(71), { text: `${'🍕'.repeat(70)}…`, is_cut: true }],
    ['[OTHER-03] leaves nothing as it is', '', { text: '', is_cut: false }],
  ])('%s', (_rule, text, expected) => expect(readMore(text)).toEqual(expected));
  it('[OTHER-03] takes another length', () => expect(readMore('abcdef', 3).text).toBe('abc…'));
});
