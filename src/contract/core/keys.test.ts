import { describe, expect, it } from 'vitest';
import { keysOf, pick, toRecord } from './keys';

describe('objects by their keys', () => {
  it('names the fields in their order', () => {
    expect(keysOf({ road: 'a', house: 'b' })).toEqual(['road', 'house']);
  });

  it('keeps the named fields alone', () => {
    expect(pick({ road: 'a', house: 'b', floor: 'c' }, 'house', 'road')).toEqual({ road: 'a', house: 'b' });
  });

  it('makes one value for each key', () => {
    expect(toRecord(['pending', 'done'], (key) => key.length)).toEqual({ pending: 7, done: 4 });
  });
});
