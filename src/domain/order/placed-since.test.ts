import { expect, it } from 'vitest';
import { placedSince } from './placed-since';

const row = (id: number, amount: number, of = 'store-7') => ({ id, amount, of });
const sought = { known_ids: [11, 12], of: 'store-7', amount: 23.5 };

it.each([
  ['[beyond §4] is found by store and amount', [row(13, 23.5), row(12, 23.5)], 13],
  ['[beyond §4] is none that was there before', [row(12, 23.5), row(11, 23.5)], null],
  ['[beyond §4] is none with a lower number, which another page had', [row(10, 23.5)], null],
  ['[beyond §4] is none of another store', [row(13, 23.5, 'store-8')], null],
  ['[beyond §4] is found although the back end has computed another total', [row(13, 24.1)], 13],
  ['[beyond §4] is the one of that amount of two', [row(14, 9), row(13, 23.5)], 13],
  ['[beyond §4] is not guessed of two with other amounts', [row(14, 9), row(13, 8)], null],
  ['[beyond §4] is one although two lists have it', [row(13, 24.1), row(13, 24.1)], 13],
  ['[beyond §4] is none where nothing is listed', [], null],
])('%s', (_what, listed, id) => expect(placedSince(listed, sought)?.id ?? null).toBe(id));
