import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './cashback.schema';

/** Money that the wallet gets back once an order is delivered (wire-format §4). */
export type Cashback = {
  id: number;
  title: string;
  cashback_type: 'percentage' | 'amount';
  cashback_amount: number;
  min_purchase: number;
  /** 0 means no cap. */
  max_discount: number;
  end_date: string;
};

export const listCashbacks = endpoint<Nothing, Cashback[]>({
  method: 'get',
  path: '/cashback/list',
  read: () => import('./coupon.read').then((mod) => mod.readCashbacks),
});

export type CashbackFor = Omit<Cashback, 'title' | 'end_date'> & {
  /** The cashback for the amount in the request; 0 when there is none. */
  calculated_amount: number;
};

export const getCashback = endpoint<InferType<typeof schema.getCashback>, CashbackFor>({
  method: 'get',
  path: '/cashback/getCashback',
  read: () => import('./coupon.read').then((mod) => mod.readCashbackFor),
});
