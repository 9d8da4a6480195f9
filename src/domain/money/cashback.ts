/**
 * The amount that an order pays back to the wallet.
 * Spec: wire-format §4 (cashback: type, minimum, cap); the best of several is given, they never add up.
 */
import { percentage, roundMoney, type Amount } from './money';
import { toNumber, type Maybe } from '../wire/wire';

export type CashbackTerms = {
  /** `percentage` (or `percent`), otherwise an amount. */
  cashback_type: string;
  cashback_amount: Amount;
  min_purchase?: Amount;
  /** 0 means no cap. */
  max_discount?: Amount;
};

export function computeCashback(terms: Maybe<CashbackTerms>, amount: number, digits: number): number {
  if (!terms || amount <= 0 || amount < toNumber(terms.min_purchase)) return 0;
  if (!terms.cashback_type.startsWith('percent')) return roundMoney(terms.cashback_amount, digits);
  const part = percentage(amount, terms.cashback_amount, digits);
  const cap = toNumber(terms.max_discount);
  return cap > 0 ? Math.min(part, roundMoney(cap, digits)) : part;
}

/** The cashback that gives most, the first one among equals. Undefined when none gives anything. */
export function bestCashback<T extends CashbackTerms>(offers: readonly T[], amount: number, digits: number) {
  const giving = offers
    .map((terms) => ({ terms, gives: computeCashback(terms, amount, digits) }))
    .filter(({ gives }) => gives > 0);
  return giving.reduce<(typeof giving)[number] | undefined>(
    (best, one) => (best && best.gives >= one.gives ? best : one),
    undefined,
  );
}
