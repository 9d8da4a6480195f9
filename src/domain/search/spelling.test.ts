import { describe, expect, it } from 'vitest';
import { likelyWords, wordsOneSlipAway } from './spelling';

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

  it.each([
    ['a letter left out', 'fres', ['fries', 'fresh', 'free']],
    ['neighbours swapped', 'fersh', ['fresh']],
    ['nothing wrong', 'fries', ['fries']],
    ['two errors', 'frsi', []],
    ['a letter after a whole word', 'freed', []],
  ])('one slip away: %s', (_what, typed, words) => {
    const candidates = ['fries', 'fresh', 'free', 'friend'].map((sound) => ({ sound }));
    expect(wordsOneSlipAway(typed, candidates).map(({ sound }) => sound)).toEqual(words);
  });

  it('are empty without known words', () => {
    expect(likelyWords('tea', [])).toEqual([]);
  });
});
