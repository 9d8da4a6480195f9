import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './payment.schema';

/** A payment method outside the shop: what the customer must know and must answer (wire-format §7.4). */
export type OfflineMethod = {
  id: number;
  method_name: string;
  method_fields: { input_name: string; input_data: string }[];
  /** `customer_label` is the question; its answer is sent under the name in `customer_input`. */
  method_informations: {
    customer_input: string;
    customer_label: string;
    customer_placeholder: string;
    is_required: boolean;
  }[];
};

export const listOfflineMethods = endpoint<Nothing, OfflineMethod[]>({
  method: 'get',
  path: '/offline_payment_method_list',
  read: () => import('./payment.read').then((mod) => mod.readOfflineMethods),
});

/** `listOfflineMethods` answers the questions. Each answer is a field of the body with the question's `name`. */
export const sendOfflinePayment = endpoint<InferType<typeof schema.offlinePayment>, { payment: string }>({
  method: 'post',
  path: '/customer/order/offline-payment',
});

export const updateOfflinePayment = endpoint<InferType<typeof schema.offlineUpdate>, { payment: string }>({
  method: 'post',
  path: '/customer/order/offline-payment-update',
});

/** Pays an unpaid order, or its unpaid part, in cash instead (wire-format §7.4). */
export const changePaymentMethod = endpoint<InferType<typeof schema.changePaymentMethod>, { message: string }>({
  method: 'post',
  path: '/customer/order/payment-method',
});

/** Pays an unpaid order from the wallet instead [4.0]. */
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
  /** The amount still to be paid. */
  due: number;
  /** The result of the last gateway attempt; null before the first. */
  attempt: 'pending' | 'success' | 'fail' | 'cancel' | null;
  /** Opens the gateway together with the order's number; null when nothing is to be paid. */
  payment_token: string | null;
  can_pay_again: boolean;
  can_pay_cash: boolean;
  /** ISO time at which the unpaid order is cancelled. Null when it is paid or needs no payment in advance. */
  pay_until: string | null;
};

/**
 * The state of a payment, found by the order's number or by the idempotency key of an attempt whose answer was lost.
 * Only the embedded back end has this call; for others `trackOrder` is enough.
 */
export const getPaymentStatus = endpoint<InferType<typeof schema.getPaymentStatus>, PaymentStatus>({
  method: 'get',
  path: '/customer/order/payment-status',
  read: () => import('./payment.read').then((mod) => mod.readPaymentStatus),
});

export type SandboxPayment = { payment_id: string; amount: number; status: string; attribute: string };

/** The payment at the demo's gateway, which lets the customer choose the outcome. Only in demo mode. */
export const getSandboxPayment = endpoint<InferType<typeof schema.getSandboxPayment>, SandboxPayment>({
  method: 'get',
  path: '/payment/sandbox/:payment_id',
  read: () => import('./payment.read').then((mod) => mod.readSandboxPayment),
});

export const finishSandboxPayment = endpoint<InferType<typeof schema.finishSandboxPayment>, { redirect_link: string }>({
  method: 'post',
  path: '/payment/sandbox/:payment_id',
});
