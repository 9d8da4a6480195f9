import { expect, it } from 'vitest';
import { nameParts, wholeName } from './person-name';

it.each([
  ['Noura', 'Noura', ''],
  ['Noura Salem', 'Noura', 'Salem'],
  ['  Noura  bint  Salem ', 'Noura', 'bint Salem'],
  ['', '', ''],
])('[SIGNUP-06] %j is split at the first space', (name, f_name, l_name) => {
  expect(nameParts(name)).toEqual({ f_name, l_name });
  expect(wholeName({ f_name, l_name })).toBe(name.trim().replace(/\s+/g, ' '));
});
