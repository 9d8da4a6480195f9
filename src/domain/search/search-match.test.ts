import { expect, it } from 'vitest';
import { isOnlyClose } from './search-match';

it.each<[what: string, names: string[], typed: string, isClose: boolean]>([
  ['a name with the word', ['Sea-salt fries', 'Cola'], 'fries', false],
  ['the beginning of a word', ['Charcoal double cheeseburger'], 'charc cheese', false],
  ['the end of a word', ['Charcoal double cheeseburger'], 'burger', true],
  ['words of two things', ['Sea-salt fries', 'Cola'], 'fries cola', true],
  ['a slip of the typing', ['Charcoal double cheeseburger'], 'chesburger', true],
  ['Arabic with its article and another alef', ['برغر الفحم'], 'البرغر', false],
  ['Arabic names with theirs', ['البرغر الأحمر'], 'برغر احمر', false],
  ['a name in the other language', ['Flat white'], 'قهوة', false],
  ['what nothing is called', ['Falafel plate'], 'vegan', true],
  ['nothing found', [], 'vegan', false],
  ['no word at all', ['Cola'], ' ! ', false],
])('[HOME-01] %s', (_what, names, typed, isClose) => expect(isOnlyClose(names, typed)).toBe(isClose));
