import { boolean, number, string } from 'yup';
import { currencyDigits, isCurrencyCode } from '@/domain/money/currency';

/** A switch, 0 or 1 on the wire. */
export const bit = (otherwise: 0 | 1) =>
  number()
    .transform((value: unknown, written: unknown) => (typeof written === 'boolean' ? Number(written) : value))
    .oneOf([0, 1] as const)
    .default(otherwise);

/** A switch, true or false on the wire. */
export const flag = (otherwise: boolean) => boolean().default(otherwise);

/** A number of at least 0. */
export const size = (otherwise: number) => number().min(0).default(otherwise);

/** One of several words. */
export const choice = <const Word extends string>(words: readonly Word[], otherwise: NoInfer<Word>) =>
  string().oneOf(words).default(otherwise);

/** The code of a currency, such as USD. */
export const currency = () =>
  string()
    .default('USD')
    .test('currency', '"${value}" is not a currency such as USD', (code = 'USD') => isCurrencyCode(code));

/** How many decimal digits prices have: 2, or fewer in a currency that has fewer, and never more than it has. */
export const digitsOfCurrency = () =>
  number()
    .integer()
    .min(0)
    .when('currency_code', ([code], digits) => {
      const most = typeof code === 'string' ? currencyDigits(code) : 2;
      return digits
        .test('digits', `\${value} is above ${most}, the digits of ${String(code)}`, (written = 0) => written <= most)
        .default(Math.min(2, most));
    });
