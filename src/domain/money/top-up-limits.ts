/**
 * Which amounts can be added to a wallet at once. They are settings of the market, since 100,000 is much in dinars of
 * Kuwait and little in dong.
 * Spec: WALLET-02, WALLET-07; wire-format §2.1 (`add_fund_minimum`, `add_fund_maximum`, `add_fund_amounts`).
 */
import { limits } from '../limits';
import { currencyDigits } from './currency';
import { roundMoney, times } from './money';
import { digitsOf } from './money-display';
import type { Maybe } from '../wire/wire';

export type TopUpSettings = {
  digit_after_decimal_point?: Maybe<number>;
  add_fund_minimum?: Maybe<number>;
  add_fund_maximum?: Maybe<number>;
  add_fund_amounts?: Maybe<readonly number[]>;
};

export type TopUpLimits = { least: number; most: number; amounts: number[] };

/** The limits of a market. Where a back end does not tell any, it alone refuses what is too little or too much. */
export function topUpLimits(config: TopUpSettings): TopUpLimits {
  const digits = digitsOf(config);
  const least = Math.max(config.add_fund_minimum ?? 0, unit(-digits));
  const most = config.add_fund_maximum ?? limits.top_up_max;
  const amounts = (config.add_fund_amounts ?? limits.top_up_amounts).filter(
    (amount) => amount >= least && amount <= most && roundMoney(amount, digits) === amount,
  );
  return { least, most, amounts };
}

/** Whether an amount, rounded as it is charged, is too little or too much to be added at once. */
export function isTopUpRefused(amount: number, { least, most }: Pick<TopUpLimits, 'least' | 'most'>): boolean {
  return amount < least || amount > most;
}

/**
 * What a market has that does not say otherwise: in dollars 1 to 100,000. The least is a hundred of the smallest units
 * that the currency has, even where prices show fewer digits: 0.1 of a dinar of Kuwait, 100 dong. The most is a hundred
 * times more where prices have no decimals.
 */
export function defaultTopUp(currency_code: string, shown: number): TopUpLimits {
  const digits = Math.max(currencyDigits(currency_code), shown);
  return {
    least: Math.max(unit(2 - digits), unit(-shown)),
    most: unit(7 - Math.min(shown, 2)),
    amounts: limits.top_up_amounts.map((amount) => times(amount, unit(2 - Math.min(digits, 2)), shown)),
  };
}

/** A power of ten as the decimal number that it is. */
function unit(exponent: number): number {
  return Number(`1e${exponent}`);
}
