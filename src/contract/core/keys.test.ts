import { describe, expect, it } from 'vitest';
import { keysOf, recordOf } from './keys';

describe('objects by their keys', () => {
  it('names the fields in their order', () => {
    expect(keysOf({ road: 'a', house: 'b' })).toEqual(['road', 'house']);
  });

  it('makes one value for each key', () => {
    expect(recordOf(['pending', 'done'], (it) => it.length)).toEqual({ pending: 7, done: 4 });
  });
});
