/**
 * An amount as a customer types it, on whatever keyboard. Thousands are separated as the shop writes them
 * (`1,000.50`). Decimals follow a point, or a comma where it can not stand between thousands (`4,50`).
 * Spec: OTHER-04; how amounts are written: money-display.
 */
import { limits } from '../limits';
import { latinDigits } from '../text/latin-digits';
import { toNumber } from '../wire/wire';

/** 0 for an empty field; null for what is no amount, or one with more decimals than the currency has. */
export function typedAmount(text: string, digits: number = limits.decimal_digits): number | null {
  const typed = latinDigits(text).trim().replaceAll('،', ',');
  if (typed === '') return 0;
  const plain = THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.');
  const amount = AMOUNT.exec(plain);
  if (!amount || (amount[1] ?? '').length > digits) return null;
  return toNumber(plain);
}

const THOUSANDS = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const AMOUNT = /^\d{1,9}(?:\.(\d+))?$/;
