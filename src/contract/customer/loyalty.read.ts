import { amount, list, pageOf, record, text, textOrNull } from '../core/reading';
import type { Page } from '../core/endpoint';
import type { LoyaltyTransaction } from './loyalty';

export function readLoyaltyTransactions(answer: unknown): Page & { data: LoyaltyTransaction[] } {
  const data = list(record(answer).data).map((it) => {
    const raw = record(it);
    return {
      id: amount(raw.id),
      transaction_id: text(raw.transaction_id),
      credit: amount(raw.credit),
      debit: amount(raw.debit),
      balance: amount(raw.balance),
      transaction_type: text(raw.transaction_type),
      reference: textOrNull(raw.reference),
      created_at: text(raw.created_at),
    };
  });
  return { ...pageOf(answer, data.length), data };
}

export function readTransfer(answer: unknown): { message: string } {
  return { message: text(record(answer).message) };
}
