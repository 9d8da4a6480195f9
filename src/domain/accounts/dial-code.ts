/**
 * The countries of the world and what their phone numbers begin with.
 * Spec: accounts §5, "Phone input". Apart from `phone.ts`, since the table of the world's numbers is heavy.
 */
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** Two letters each, as `AE`. */
export const countriesWithPhones = (): string[] => getCountries();

/** The digits after the plus, as `971` of `AE`; empty for a country that nobody knows. */
export function dialCodeOf(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}
