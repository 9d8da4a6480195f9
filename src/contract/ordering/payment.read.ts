import { oneOf } from '../core/one-of';
import { amount, flag, list, record, text, textOrNull } from '../core/wire-values';
import type { OfflineMethod, PaymentStatus, SandboxPayment } from './payment';

const attempts = ['pending', 'success', 'fail', 'cancel'] as const;
const statuses = ['unpaid', 'paid', 'partially_paid'] as const;

export function readPaymentStatus(answer: unknown): PaymentStatus {
  const raw = record(answer);
  return {
    order_id: amount(raw.order_id),
    order_status: text(raw.order_status),
    payment_status: oneOf(raw.payment_status, statuses, 'unpaid'),
    payment_method: text(raw.payment_method),
    order_amount: amount(raw.order_amount),
    due: amount(raw.due),
    attempt: oneOf(raw.attempt, attempts, null),
    payment_token: textOrNull(raw.payment_token),
    can_pay_again: flag(raw.can_pay_again),
    can_pay_cash: flag(raw.can_pay_cash),
    pay_until: textOrNull(raw.pay_until),
  };
}

export function readSandboxPayment(answer: unknown): SandboxPayment {
  const raw = record(answer);
  return {
    payment_id: text(raw.payment_id),
    amount: amount(raw.amount),
    status: text(raw.status),
    attribute: text(raw.attribute),
  };
}

export function readOfflineMethods(answer: unknown): OfflineMethod[] {
  return list(answer).map(readOfflineMethod);
}

function readOfflineMethod(value: unknown): OfflineMethod {
  const raw = record(value);
  return {
    id: amount(raw.id),
    method_name: text(raw.method_name),
    method_fields: list(raw.method_fields).map((entry) => ({
      input_name: text(record(entry).input_name),
      input_data: text(record(entry).input_data),
    })),
    method_informations: list(raw.method_informations).map((entry) => ({
      customer_input: text(record(entry).customer_input),
      customer_label: text(record(entry).customer_label) || text(record(entry).customer_input).replaceAll('_', ' '),
      customer_placeholder: text(record(entry).customer_placeholder),
      is_required: flag(record(entry).is_required),
    })),
  };
}
