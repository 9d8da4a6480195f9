import type { InferType } from 'yup';
import { endpoint, type Nothing, type Page } from '../core/endpoint';
import type { LoyaltyTransaction } from './loyalty';
import type * as schema from './wallet.schema';

/** A wallet transaction. `balance` is the balance after it (wire-format §4). */
export type WalletTransaction = LoyaltyTransaction & {
  /** The bonus that the market adds to the credit. */
  admin_bonus: number;
};

/** The filters of the list, spelled as on the wire. */
export const walletFilters = ['all', 'order', 'add_fund', 'loyalty_point', 'referrer', 'CashBack'] as const;

export const listWalletTransactions = endpoint<
  InferType<typeof schema.listWalletTransactions>,
  Page & { data: WalletTransaction[] }
>({
  method: 'get',
  path: '/customer/wallet/transactions',
  read: () => import('./wallet.read').then((mod) => mod.readWalletTransactions),
});

/** Answers the address of the payment page, which returns to `callback` with a flag (WALLET-08, WALLET-09). */
export const addFund = endpoint<InferType<typeof schema.addFund>, { redirect_link: string }>({
  method: 'post',
  path: '/customer/wallet/add-fund',
  read: () => import('./wallet.read').then((mod) => mod.readRedirect),
});

export type WalletBonus = {
  id: number;
  title: string;
  description: string;
  bonus_type: 'percentage' | 'amount';
  bonus_amount: number;
  minimum_add_amount: number;
  /** 0 means no cap. */
  maximum_bonus_amount: number;
  start_date: string;
  end_date: string;
};

export const listWalletBonuses = endpoint<Nothing, WalletBonus[]>({
  method: 'get',
  path: '/customer/wallet/bonuses',
  read: () => import('./wallet.read').then((mod) => mod.readWalletBonuses),
});
