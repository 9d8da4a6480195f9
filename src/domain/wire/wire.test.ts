import { describe, expect, it } from 'vitest';
import { asList, parseIds, isOn, toNumber, type Flag, type Ids, type Maybe } from './wire';

describe('isOn', () => {
  it.each<[rule: string, flag: Flag, on: boolean]>([
    ['[PROF-04] reads 1 as on', 1, true],
    ["[PROF-04] reads '1' as on", '1', true],
    ['reads a boolean', true, true],
    ["[ITEM-13] reads 'on' as on", 'on', true],
    ['reads a boolean that was written as text', 'true', true],
    ['reads its opposite', 'false', false],
    ['reads false', false, false],
    ['reads any other number as off', 2, false],
    ['reads 0 as off', 0, false],
    ["reads '0' as off", '0', false],
    ["[ITEM-13] reads 'off' as off", 'off', false],
    ['reads a missing flag as off', undefined, false],
    ['reads null as off', null, false],
  ])('%s', (_rule, flag, on) => expect(isOn(flag)).toBe(on));
});

describe('asList', () => {
  it.each<[rule: string, sent: Maybe<number | number[]>, list: number[]]>([
    ['makes a list of one', 7, [7]],
    ['keeps a list', [1, 2], [1, 2]],
    ['reads nothing as an empty list', undefined, []],
    ['reads null as an empty list', null, []],
    ['keeps a value that is 0', 0, [0]],
  ])('%s', (_rule, sent, list) => expect(asList(sent)).toEqual(list));
});

describe('parseIds', () => {
  it.each<[rule: string, ids: Ids, expected: number[]]>([
    ['[LOC-06] reads the JSON text of zone_id', '[1,3]', [1, 3]],
    ['[RENTAL-05] reads the JSON text of pickup_zone_id', '["1","2"]', [1, 2]],
    ['reads a list', [2, '5'], [2, 5]],
    ['reads one id', 7, [7]],
    ['leaves out what is no id', ['all', 0, 4], [4]],
    ['reads nothing as no ids', null, []],
    ['[LOC-06] reads ids of more than one digit', '[12,345]', [12, 345]],
    ['leaves 0 out of a text', '[0,4]', [4]],
    ['reads a text without ids as none', '["all"]', []],
    ['reads 0 as no id', 0, []],
    ['reads half an id as none', [1.5, 2], [2]],
  ])('%s', (_rule, ids, expected) => expect(parseIds(ids)).toEqual(expected));
});

describe('toNumber', () => {
  it.each<[rule: string, value: Maybe<number | string>, expected: number]>([
    ['reads an optionPrice written as text', '10.5', 10.5],
    ['reads a number', 3, 3],
    ['reads what begins with a number', '4.5 stars', 4.5],
    ['reads a word as 0', 'free', 0],
    ['reads null as 0', null, 0],
    ['reads no end as 0', Number.POSITIVE_INFINITY, 0],
    ['reads empty text as 0', '', 0],
    ['reads a missing number as 0', undefined, 0],
    ['reads what is no finite number as 0', Number.NaN, 0],
  ])('%s', (_rule, value, expected) => expect(toNumber(value)).toBe(expected));
});
