import { expect, it } from 'vitest';
import { isAllergenUnstated } from './allergens';

it.each([
  ['a dish without a list', { module_type: 'food', allergies_name: [] }, true],
  ['groceries without a list', { module_type: 'grocery', allergies_name: [] }, true],
  ['a dish with its list', { module_type: 'food', allergies_name: ['Milk'] }, false],
  ['a shirt', { module_type: 'ecommerce', allergies_name: [] }, false],
  ['medicine', { module_type: 'pharmacy', allergies_name: [] }, false],
  ['what is of no known kind', { module_type: null, allergies_name: [] }, false],
])('[beyond §2.20] the allergens of %s', (_what, item, isUnstated) => {
  expect(isAllergenUnstated(item)).toBe(isUnstated);
});
