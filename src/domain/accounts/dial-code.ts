/**
 * The countries of the world and their dial codes.
 * Spec: accounts §5, "Phone input". Separate from `phone.ts`, because the table of phone numbers is large.
 */
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** Two-letter country codes, e.g. `AE`. */
export const countriesWithPhones = (): string[] => getCountries();

/** The digits after the plus, e.g. `971` for `AE`; empty for an unknown country. */
export function dialCodeOf(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}
