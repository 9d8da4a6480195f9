/**
 * Parses an amount that a customer typed on any keyboard. Thousands are separated as in the shop (`1,000.50`). The
 * decimal separator is a point, or a comma where it cannot separate thousands (`4,50`).
 * Spec: OTHER-04; `money-display.ts` formats amounts.
 */
import { latinDigits } from '../text/latin-digits';
import { toNumber } from '../wire/wire';

/** 0 for an empty field; null for an invalid amount, or one with more decimals than the currency has. */
export function typedAmount(text: string, digits: number): number | null {
  const typed = latinDigits(text).trim().replaceAll('،', ',');
  if (typed === '') return 0;
  const plain = THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.');
  const amount = AMOUNT.exec(plain);
  if (!amount || (amount[1] ?? '').length > digits) return null;
  return toNumber(plain);
}

const THOUSANDS = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const AMOUNT = /^\d{1,9}(?:\.(\d+))?$/;
