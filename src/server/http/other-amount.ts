import { minorUnits } from '@/domain/money/money';
import { digitsOf, shownMoney } from '@/domain/money/money-display';
import { ApiError } from './api';

type Money = Parameters<typeof shownMoney>[1];

/** Refuses with `price_changed` and the current price when it differs from the amount that the customer was shown. */
export function refuseOtherAmount(shown: number, total: number, config: Money): void {
  const digits = digitsOf(config);
  if (minorUnits(shown, digits) === minorUnits(total, digits)) return;
  throw new ApiError('price_changed', { amount: shownMoney(total, config) });
}
