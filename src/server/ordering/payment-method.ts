/**
 * How an order is paid: by one method, or the wallet first and another one for the rest.
 * Spec: wire-format §7.1 (`payment_method`, `partial_payment`, refusals and status).
 */
import { shownMoney, digitsOf } from '@/domain/money/money-display';
import {
  partialPayment,
  paymentProblem,
  paymentZone,
  type PaymentFor,
  type PaymentProblem,
} from '@/domain/checkout/payment-choice';
import { isOn, toNumber } from '@/domain/wire/wire';
import { ApiError } from '../http/api';
import type { Refusal } from '@/contract/core/errors';
import type { PaymentPart } from '../data/order-payment';
import type { Draft, Asked } from './draft';

/** The facts of an order or a parcel that decide how it may be paid. */
type Payable = Pick<Draft, 'zone' | 'customer'> & { store: { module_id: number }; total: { total: number } };

export type Paying = {
  /** As the order stores it: the method, or `partial_payment`. */
  payment_method: string;
  payment_status: 'unpaid' | 'paid' | 'partially_paid';
  /** The store may begin at once. */
  is_confirmed: boolean;
  /** Taken from the wallet now. */
  wallet: number;
  parts: PaymentPart[];
};

export function choosePaying(draft: Payable, asked: Asked): Paying {
  const { input, config } = asked;
  const state = toPaymentState(draft, asked);
  const { total } = draft.total;
  if (isOn(input.partial_payment)) return partly(state, asked);
  const problem = paymentProblem(input.payment_method, state);
  if (problem) {
    const most = state.zone?.maximum_cod_order_amount;
    throw new ApiError(toRefusal(problem, input.payment_method), { amount: shownMoney(toNumber(most), config) });
  }
  const { payment_method } = input;
  // An order that costs nothing needs no gateway; what a prescription costs is not known yet.
  const isFree = total === 0 && !asked.by_prescription;
  const isPaid = payment_method === 'wallet' || (isFree && payment_method !== 'cash_on_delivery');
  const payment_status = isPaid ? ('paid' as const) : ('unpaid' as const);
  return {
    ...{ payment_method, payment_status, is_confirmed: isPaid },
    wallet: payment_method === 'wallet' ? total : 0,
    parts: [{ amount: total, payment_status, payment_method }],
  };
}

function partly(state: PaymentFor, { input, config }: Asked): Paying {
  const partial = partialPayment(state, digitsOf(config));
  if (!partial?.methods.includes(input.payment_method)) throw new ApiError('partial_payment');
  return {
    ...{ payment_method: 'partial_payment', payment_status: 'partially_paid', wallet: partial.wallet },
    // A store does not begin before the gateway has the rest.
    is_confirmed: input.payment_method === 'cash_on_delivery',
    parts: [
      { amount: partial.wallet, payment_status: 'paid', payment_method: 'wallet' },
      { amount: partial.rest, payment_status: 'unpaid', payment_method: input.payment_method },
    ],
  };
}

function toPaymentState({ store, zone, total, customer }: Payable, { input, config }: Asked): PaymentFor {
  return {
    config,
    zone: paymentZone(zone, store.module_id),
    customer,
    order: { total: total.total, order_type: input.order_type, charge_payer: input.charge_payer },
  };
}

function toRefusal(problem: PaymentProblem, payment_method: string): Refusal {
  if (problem === 'order_amount') return payment_method === 'wallet' ? 'wallet_low' : 'cod_limit';
  if (problem === 'charge_payer') return 'order_method';
  return problem;
}
