import { describe, expect, it } from 'vitest';
import { likelyWords } from './spelling';

const known = ['pizza', 'pita', 'chicken', 'chickpea', 'kitchen', 'burger', 'tea', 'ox'];

describe('the words that were meant', () => {
  it.each([
    ['one letter left out', 'chickn', ['chicken']],
    ['a letter not doubled before another letter', 'piza', ['pizza']],
    ['one letter too many', 'pizzza', ['pizza']],
    ['another letter', 'burgar', ['burger']],
    ['neighbours swapped', 'chikcen', ['chicken']],
    ['two errors in a longer word', 'chikin', ['chicken']],
    ['two errors in a short word', 'peea', []],
    ['nothing near', 'quartz', []],
  ])('%s', (_what, typed, words) => {
    const candidates = known.map((sound) => ({ sound }));
    expect(likelyWords(typed, candidates).map(({ sound }) => sound)).toEqual(words);
  });

  it('are none among none', () => {
    expect(likelyWords('tea', [])).toEqual([]);
  });
});
