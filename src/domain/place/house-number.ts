/**
 * How an address says that its house has no number: in words in the place of the number, in the language of whoever
 * writes it, since couriers read them.
 * Spec: beyond §2.15.
 */
import type { Language } from '../text/language';

export const noHouseNumber: Readonly<Record<Language, string>> = { en: 'No number', ar: 'بلا رقم' };

/** Whether the house says so, in whichever language. */
export function hasNoHouseNumber(house: string): boolean {
  return Object.values(noHouseNumber).includes(house.trim());
}
