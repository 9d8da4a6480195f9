import type { InferType } from 'yup';
import { endpoint, type Page } from '../core/endpoint';
import type * as schema from './loyalty.schema';

/** A change of the loyalty points, in whole points (wire-format §4). */
export type LoyaltyTransaction = {
  id: number;
  credit: number;
  debit: number;
  balance: number;
  /**
   * For points order_place, point_to_wallet or trip_booking; for money also add_fund, order_refund, partial_payment,
   * CashBack …
   */
  transaction_type: string;
  reference: string | null;
  created_at: string;
};

export const listLoyaltyTransactions = endpoint<
  InferType<typeof schema.listLoyaltyTransactions>,
  Page & { data: LoyaltyTransaction[] }
>({
  method: 'get',
  path: '/customer/loyalty-point/transactions',
  read: () => import('./wallet.read').then((mod) => mod.readLoyaltyTransactions),
});

/** Converts points to wallet money; `config.loyalty_point_exchange_rate` points are worth one unit of the currency. */
export const transferPoints = endpoint<InferType<typeof schema.transferPoints>, { message: string }>({
  method: 'post',
  path: '/customer/loyalty-point/point-transfer',
  read: () => import('../core/message.read').then((mod) => mod.readMessage),
});
