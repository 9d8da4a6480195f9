import { expect, it } from 'vitest';
import { hasHouseHint } from './house-hint';

const nothing = { address: 'Mast Street', house: '', floor: ' ', additional_information: '' };

it.each([
  [nothing, false],
  [{ ...nothing, house: '14' }, true],
  [{ ...nothing, house: 'No number' }, true],
  [{ ...nothing, floor: '2' }, true],
  [{ ...nothing, address: '3 Mast Street' }, true],
  [{ ...nothing, address: 'شارع الصاري ٣' }, true],
  [{ ...nothing, additional_information: 'Second gate' }, true],
])('[beyond §2.15] %j tells the door: %s', (told, isTold) => expect(hasHouseHint(told)).toBe(isTold));
