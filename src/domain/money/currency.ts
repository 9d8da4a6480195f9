/**
 * Currencies by their code of ISO 4217.
 * Spec: wire-format §2.1 (`currency_code`, `digit_after_decimal_point`).
 */

const CODE = /^[A-Z]{3}$/i;

/** By the standard. `Intl` tells how amounts are usually written instead, for example forints without their hundredths. */
const WITHOUT_DIGITS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const WITH_THREE = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

export function isCurrencyCode(code: string): boolean {
  return CODE.test(code);
}

/** The decimal digits that amounts of the currency have: 2 of the dollar, 0 of the yen, 3 of the dinar of Kuwait. */
export function currencyDigits(code: string): number {
  const known = code.toUpperCase();
  if (WITHOUT_DIGITS.has(known)) return 0;
  return WITH_THREE.has(known) ? 3 : 2;
}
