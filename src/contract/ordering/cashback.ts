import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './cashback.schema';

/** What an order gives back to the wallet once it is delivered (wire-format §4). */
export type Cashback = {
  id: number;
  title: string;
  cashback_type: 'percentage' | 'amount';
  cashback_amount: number;
  min_purchase: number;
  /** 0 is no cap. */
  max_discount: number;
  end_date: string;
};

export const listCashbacks = endpoint<Nothing, Cashback[]>({
  method: 'get',
  path: '/cashback/list',
  read: () => import('./cashback.read').then((it) => it.readCashbacks),
});

export type CashbackFor = Omit<Cashback, 'title' | 'end_date'> & {
  /** Of the amount that was asked for; 0 when there is no cashback. */
  calculated_amount: number;
};

export const getCashback = endpoint<InferType<typeof schema.getCashback>, CashbackFor>({
  method: 'get',
  path: '/cashback/getCashback',
  read: () => import('./cashback.read').then((it) => it.readCashbackFor),
});
