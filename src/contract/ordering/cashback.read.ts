import type { Cashback, CashbackFor } from './cashback';
import { amount, list, record, text } from '../core/wire-values';

export function readCashbacks(answer: unknown): Cashback[] {
  return list(answer).map((entry) => ({
    ...terms(entry),
    title: text(record(entry).title),
    end_date: text(record(entry).end_date),
  }));
}

export function readCashbackFor(answer: unknown): CashbackFor {
  return { ...terms(answer), calculated_amount: amount(record(answer).calculated_amount) };
}

function terms(value: unknown): Omit<Cashback, 'title' | 'end_date'> {
  const raw = record(value);
  return {
    id: amount(raw.id),
    cashback_type: text(raw.cashback_type) === 'amount' ? 'amount' : 'percentage',
    cashback_amount: amount(raw.cashback_amount),
    min_purchase: amount(raw.min_purchase),
    max_discount: amount(raw.max_discount),
  };
}
