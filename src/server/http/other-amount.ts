import { minorUnits } from '@/domain/money/money';
import { digitsOf, shownMoney } from '@/domain/money/money-display';
import { ApiError } from './api';

type Money = Parameters<typeof shownMoney>[1];

/** Nobody is charged another amount than the one shown: refuses with `price_changed` and what it costs now. */
export function refuseOtherAmount(shown: number, total: number, config: Money): void {
  const digits = digitsOf(config);
  if (minorUnits(shown, digits) === minorUnits(total, digits)) return;
  throw new ApiError('price_changed', { amount: shownMoney(total, config) });
}
