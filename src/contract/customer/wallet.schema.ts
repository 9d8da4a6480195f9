import { number, object, string } from 'yup';
import { limits } from '@/domain/limits';
import { paging, text } from '../core/fields';
import { walletFilters } from './wallet';

export const listWalletTransactions = object({
  limit: paging.limit.required(),
  offset: paging.offset.required(),
  type: string().oneOf([...walletFilters, '' as const]),
});

export const addFund = object({
  /** It must be within `add_fund_minimum` and `add_fund_maximum` of the configuration. */
  amount: number().min(0).max(limits.top_up_max).required('validation.please_enter_amount'),
  /** The gateway's id in `active_payment_method_list`. */
  payment_method: text(60).required('validation.payment_method_is_required'),
  callback: text(500),
  payment_platform: text(20),
});
