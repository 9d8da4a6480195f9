import { readPaging } from '../core/paging';
import { amount, record, records, text, textOrNull, type Raw } from '../core/wire-values';
import type { Page } from '../core/endpoint';
import type { LoyaltyTransaction } from './loyalty';
import type { WalletBonus, WalletTransaction } from './wallet';

export function readWalletTransactions(answer: unknown): Page & { data: WalletTransaction[] } {
  const data = records(record(answer).data).map((raw) => ({
    ...readTransaction(raw),
    admin_bonus: amount(raw.admin_bonus),
  }));
  return { ...readPaging(answer, data.length), data };
}

export function readRedirect(answer: unknown): { redirect_link: string } {
  return { redirect_link: text(record(answer).redirect_link) };
}

export function readWalletBonuses(answer: unknown): WalletBonus[] {
  return records(answer).map((raw) => ({
    id: amount(raw.id),
    title: text(raw.title),
    description: text(raw.description),
    bonus_type: text(raw.bonus_type) === 'amount' ? 'amount' : 'percentage',
    bonus_amount: amount(raw.bonus_amount),
    minimum_add_amount: amount(raw.minimum_add_amount),
    maximum_bonus_amount: amount(raw.maximum_bonus_amount),
    start_date: text(raw.start_date),
    end_date: text(raw.end_date),
  }));
}

export function readLoyaltyTransactions(answer: unknown): Page & { data: LoyaltyTransaction[] } {
  const data = records(record(answer).data).map(readTransaction);
  return { ...readPaging(answer, data.length), data };
}

/** A transaction of points or of money. */
function readTransaction(raw: Raw): LoyaltyTransaction {
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
