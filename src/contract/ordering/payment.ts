import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './payment.schema';

/** `listOfflineMethods` of content.ts tells the questions; their answers stand beside the other fields, each under its `name`. */
export const sendOfflinePayment = endpoint<InferType<typeof schema.offlinePayment>, { payment: string }>({
  method: 'post',
  path: '/customer/order/offline-payment',
});

export const updateOfflinePayment = endpoint<InferType<typeof schema.offlineUpdate>, { payment: string }>({
  method: 'post',
  path: '/customer/order/offline-payment-update',
});

/** An unpaid order, or the unpaid part of one, is paid in cash instead (wire-format §7.4). */
export const changePaymentMethod = endpoint<InferType<typeof schema.changePaymentMethod>, { message: string }>({
  method: 'post',
  path: '/customer/order/payment-method',
});

/** An unpaid order is paid from the wallet instead [4.0]. */
export const payFromWallet = endpoint<InferType<typeof schema.payFromWallet>, { message: string }>({
  method: 'post',
  path: '/customer/order/wallet-payment',
});

export type PaymentStatus = {
  order_id: number;
  order_status: string;
  payment_status: 'unpaid' | 'paid' | 'partially_paid';
  payment_method: string;
  order_amount: number;
  /** What is still to be paid. */
  due: number;
  /** The last try at a gateway; null before the first. */
  attempt: 'pending' | 'success' | 'fail' | 'cancel' | null;
  /** Leads to the gateway beside the order's number; null where nothing is to be paid. */
  payment_token: string | null;
  can_pay_again: boolean;
  can_pay_cash: boolean;
  /** ISO; the order is given up then. Null once it is paid or need not be paid ahead. */
  pay_until: string | null;
};

/**
 * Where a payment stands, asked by the order's number, or by the key of an attempt whose answer was lost.
 * Only the embedded back end has this call; of others `trackOrder` tells enough.
 */
export const getPaymentStatus = endpoint<InferType<typeof schema.getPaymentStatus>, PaymentStatus>({
  method: 'get',
  path: '/customer/order/payment-status',
  read: () => import('./payment.read').then((it) => it.readPaymentStatus),
});

export type SandboxPayment = { payment_id: string; amount: number; status: string; attribute: string };

/** The demo's gateway, which asks how the payment shall end. Only in demo mode. */
export const getSandboxPayment = endpoint<InferType<typeof schema.getSandboxPayment>, SandboxPayment>({
  method: 'get',
  path: '/payment/sandbox/:payment_id',
  read: () => import('./payment.read').then((it) => it.readSandboxPayment),
});

export const finishSandboxPayment = endpoint<InferType<typeof schema.finishSandboxPayment>, { redirect_link: string }>({
  method: 'post',
  path: '/payment/sandbox/:payment_id',
});
