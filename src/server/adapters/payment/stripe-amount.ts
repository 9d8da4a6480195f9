/** How Stripe counts the amounts of a currency: https://docs.stripe.com/currencies. */
import { minorUnits, roundMoney } from '@/domain/money/money';

/** `digits`: the decimal digits of the integer that Stripe gets. `used`: how many of them need not be 0. */
type Counting = { digits: number; used: number };

const WHOLE: Counting = { digits: 0, used: 0 };
const HUNDREDTHS: Counting = { digits: 2, used: 2 };

const countings: Record<string, Counting> = {
  ...countedAs(WHOLE, 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'),
  ...countedAs({ digits: 2, used: 0 }, 'isk ugx'),
  ...countedAs({ digits: 3, used: 2 }, 'bhd jod kwd omr tnd'),
};

function countedAs(counting: Counting, currencies: string): Record<string, Counting> {
  return Object.fromEntries(currencies.split(' ').map((currency) => [currency, counting]));
}

type Money = {
  amount: number;
  /** ISO 4217 in lower case. */
  currency: string;
};

/** The integer that stands for the amount; null for one with more digits than Stripe takes, such as 8.5 yen. */
export function stripeAmount({ amount, currency }: Money): number | null {
  const { digits, used } = countings[currency] ?? HUNDREDTHS;
  return roundMoney(amount, used) === amount ? minorUnits(amount, digits) : null;
}
