import { describe, expect, it } from 'vitest';
import { droppedLines } from './dropped-cart';

const line = (module_id: number, store_id: number) => ({ module_id, item: { store_id } });

describe('[GUEST-09] of a cart that is not kept', () => {
  it('the lines go in modules in which the other one is of another store', () =>
    expect(droppedLines([line(1, 3), line(2, 5)], [line(1, 4), line(2, 5)])).toEqual([line(1, 3)]));
  it('those of one store are merged', () => expect(droppedLines([line(1, 3)], [line(1, 3)])).toEqual([]));
  it('those of a module that the other one lacks stay', () =>
    expect(droppedLines([line(1, 3)], [line(2, 4)])).toEqual([]));
});
