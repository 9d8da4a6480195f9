import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMarket, encodeMarket, marketIn } from './market-cookie.mjs';

describe('encodeMarket', () => {
  it('[CONFIG-17] names the zones and the module', () =>
    expect(encodeMarket({ zone_ids: [1, 2], module_id: 3 })).toBe('z1-2.m3'));
  it('[CONFIG-17] is null without a zone', () => expect(encodeMarket({ zone_ids: [], module_id: 3 })).toBeNull());
  it('[CONFIG-17] is null for invalid ids', () => expect(encodeMarket({ zone_ids: [1.5], module_id: -3 })).toBeNull());
});

describe('decodeMarket', () => {
  it('[CONFIG-17] reads the zones in their order', () =>
    expect(decodeMarket('z2-1.m3')).toEqual({ zone_ids: [2, 1], module_id: 3 }));
  it.each([
    '',
    'foo',
    'z1',
    'z.m3',
    'z1-.m3',
    'z-1.m3',
    'z1--2.m3',
    'z01.m3',
    'z0.m3',
    'z1-1.m3',
    'z1.m',
    'z1.m3 ',
    'z1.m3/x',
    'z1%2D2.m3',
    'z99999999999999999.m3',
  ])('[CONFIG-17] refuses "%s"', (value) => expect(decodeMarket(value)).toBeNull());
  it('[CONFIG-17] reads every encoded value', () => {
    const id = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 6 }), id, (zone_ids, module_id) => {
        expect(decodeMarket(encodeMarket({ zone_ids, module_id }) ?? '')).toEqual({ zone_ids, module_id });
      }),
    );
  });
});

describe('marketIn', () => {
  it.each([
    ['market=z1-2.m4', 'z1-2.m4'],
    ['token=x; market=z1.m4; theme=dark', 'z1.m4'],
    ['token=x;market=z1.m4', 'z1.m4'],
    ['', null],
    [undefined, null],
    ['supermarket=z1.m4', null],
    ['market=z1.m4; market=z2.m1', null],
    ['market=z1.m4; market=', null],
    ['market="z1.m4"', null],
    ['market=z1%2Em4', null],
    ['market=z1.m4%00', null],
    ['market=z1.m4=', null],
    ['market=z01.m4', null],
    ['market=z1-2-3-4-5-6-7-8-9.m4', null],
    [`market=z${'1'.repeat(4000)}.m4`, null],
  ])('[CONFIG-17] of "%s" is %s', (header, value) => expect(marketIn(header)).toBe(value));
});
