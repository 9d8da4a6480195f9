import { readPaging } from '../core/paging';
import { amount, record, records, text, textOrNull, type Raw } from '../core/wire-values';
import type { Page } from '../core/endpoint';
import type { LoyaltyTransaction } from './loyalty';

export function readLoyaltyTransactions(answer: unknown): Page & { data: LoyaltyTransaction[] } {
  const data = records(record(answer).data).map(readTransaction);
  return { ...readPaging(answer, data.length), data };
}

/** A transaction of points or of money. */
export function readTransaction(raw: Raw): LoyaltyTransaction {
  return {
    id: amount(raw.id),
    credit: amount(raw.credit),
    debit: amount(raw.debit),
    balance: amount(raw.balance),
    transaction_type: text(raw.transaction_type),
    reference: textOrNull(raw.reference),
    created_at: text(raw.created_at),
  };
}
