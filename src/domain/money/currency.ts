/**
 * Currencies by their code of ISO 4217.
 * Spec: wire-format §2.1 (`currency_code`, `digit_after_decimal_point`).
 */

const CODE = /^[A-Z]{3}$/i;

export function isCurrencyCode(code: string): boolean {
  return CODE.test(code);
}

/** The decimal digits that amounts of the currency have: 2 of the dollar, 0 of the yen, 3 of the dinar of Kuwait. */
export function currencyDigits(code: string): number {
  if (!isCurrencyCode(code)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2
  );
}
