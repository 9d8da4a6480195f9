import { shortMoney, shownMoney } from '@/domain/money/money-display';
import { useConfig } from './api';

/** Formats amounts as configured: exact for payments, short for badges and cards (PRICE-02…05). */
export function useMoney(): { money: (amount: number) => string; short: (amount: number) => string } {
  const config = useConfig();
  return { money: (amount) => shownMoney(amount, config), short: (amount) => shortMoney(amount, config) };
}
