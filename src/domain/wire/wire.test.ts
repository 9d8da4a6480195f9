import { describe, expect, it } from 'vitest';
import { idsOf, isOn, numberOf, type Flag, type Ids, type Maybe } from './wire';

describe('isOn', () => {
  it.each<[rule: string, flag: Flag, on: boolean]>([
    ['[PROF-04] reads 1 as on', 1, true],
    ["[PROF-04] reads '1' as on", '1', true],
    ['reads a boolean', true, true],
    ["[ITEM-13] reads 'on' as on", 'on', true],
    ['reads 0 as off', 0, false],
    ["reads '0' as off", '0', false],
    ["[ITEM-13] reads 'off' as off", 'off', false],
    ['reads a missing flag as off', undefined, false],
    ['reads null as off', null, false],
  ])('%s', (_rule, flag, on) => expect(isOn(flag)).toBe(on));
});

describe('idsOf', () => {
  it.each<[rule: string, ids: Ids, expected: number[]]>([
    ['[LOC-06] reads the JSON text of zone_id', '[1,3]', [1, 3]],
    ['[RENTAL-05] reads the JSON text of pickup_zone_id', '["1","2"]', [1, 2]],
    ['reads a list', [2, '5'], [2, 5]],
    ['reads one id', 7, [7]],
    ['leaves out what is no id', ['all', 0, 4], [4]],
    ['reads nothing as no ids', null, []],
  ])('%s', (_rule, ids, expected) => expect(idsOf(ids)).toEqual(expected));
});

describe('numberOf', () => {
  it.each<[rule: string, value: Maybe<number | string>, expected: number]>([
    ['reads an optionPrice written as text', '10.5', 10.5],
    ['reads a number', 3, 3],
    ['reads empty text as 0', '', 0],
    ['reads a missing number as 0', undefined, 0],
    ['reads what is no finite number as 0', Number.NaN, 0],
  ])('%s', (_rule, value, expected) => expect(numberOf(value)).toBe(expected));
});
