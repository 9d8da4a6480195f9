import { amount, list, pageOf, record, text, textOrNull } from '../core/reading';
import type { Page } from '../core/endpoint';
import type { WalletBonus, WalletTransaction } from './wallet';

export function readWalletTransactions(answer: unknown): Page & { data: WalletTransaction[] } {
  const data = list(record(answer).data).map((it) => {
    const raw = record(it);
    return {
      id: amount(raw.id),
      transaction_id: text(raw.transaction_id),
      credit: amount(raw.credit),
      debit: amount(raw.debit),
      admin_bonus: amount(raw.admin_bonus),
      balance: amount(raw.balance),
      transaction_type: text(raw.transaction_type),
      reference: textOrNull(raw.reference),
      created_at: text(raw.created_at),
    };
  });
  return { ...pageOf(answer, data.length), data };
}

export function readRedirect(answer: unknown): { redirect_link: string } {
  return { redirect_link: text(record(answer).redirect_link) };
}

export function readWalletBonuses(answer: unknown): WalletBonus[] {
  return list(answer).map((it) => {
    const raw = record(it);
    return {
      id: amount(raw.id),
      title: text(raw.title),
      description: text(raw.description),
      bonus_type: text(raw.bonus_type) === 'amount' ? 'amount' : 'percentage',
      bonus_amount: amount(raw.bonus_amount),
      minimum_add_amount: amount(raw.minimum_add_amount),
      maximum_bonus_amount: amount(raw.maximum_bonus_amount),
      start_date: text(raw.start_date),
      end_date: text(raw.end_date),
    };
  });
}
