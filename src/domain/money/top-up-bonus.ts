/**
 * The bonus that the market adds to a wallet top-up: the best of the active bonuses, computed like cashback.
 * Spec: wire-format §4 (wallet bonuses: type, least amount, cap).
 */
import { bestCashback } from './cashback';
import type { Amount } from './money';

export type TopUpBonus = {
  bonus_type: string;
  bonus_amount: Amount;
  minimum_add_amount: Amount;
  maximum_bonus_amount: Amount;
};

/** 0 when the amount reaches no bonus. */
export function topUpBonus(bonuses: readonly TopUpBonus[], amount: number, digits: number): number {
  const offers = bonuses.map((bonus) => ({
    cashback_type: bonus.bonus_type,
    cashback_amount: bonus.bonus_amount,
    min_purchase: bonus.minimum_add_amount,
    max_discount: bonus.maximum_bonus_amount,
  }));
  return bestCashback(offers, amount, digits)?.gives ?? 0;
}
