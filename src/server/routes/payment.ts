import {
  changePaymentMethod,
  finishSandboxPayment,
  getPaymentStatus,
  getSandboxPayment,
  payFromWallet,
  sendOfflinePayment,
  updateOfflinePayment,
} from '@/contract/ordering/payment';
import * as schema from '@/contract/ordering/payment.schema';
import { canStartPayment, isPayable, payUntil } from '@/domain/order/order-payment';
import { ApiError, type Routes } from '../http/api';
import { wholeAddress } from '../http/callback';
import type { Caller } from '../http/caller';
import { findOrderRow, type OrderRow } from '../data/order';
import { findGatewayPayment, findLastAttempt } from '../data/order-payment';
import { isDemo } from '../config/demo-mode';
import { forCustomers, possibleOwners } from '../http/guards';
import { requireOrderOwner } from '../http/order-owner';
import { saveOfflinePayment } from '../payments/offline';
import { canPayInCash, payOrderFromWallet, switchToCash } from '../ordering/change-payment';
import { paymentReturnPath, settlePayment } from '../settlement/settle';
import { computeDue, paymentToken } from '../payments/start';
import { advanceOrders } from '../ordering/follow';
import { findAttempted } from '../ordering/under-way';

export const paymentRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  on(getPaymentStatus, schema.getPaymentStatus, async ({ order_id, idempotency_key, guest_id }, caller) => {
    if (order_id) await requireOrderOwner(caller, { order_id, guest_id });
    const owners = possibleOwners(caller, guest_id);
    const id = order_id ?? (idempotency_key && (await findAttempted(caller, owners, idempotency_key))?.id);
    if (!id) throw new ApiError('order');
    await advanceOrders(caller, { order_id: id });
    const order = await findOrderRow(caller.db, id);
    if (!order) throw new ApiError('order');
    return serializeStatus(order, caller);
  });

  on(changePaymentMethod, schema.changePaymentMethod, switchToCash, { also: 'put' });
  onCustomer(payFromWallet, schema.payFromWallet, payOrderFromWallet);
  on(sendOfflinePayment, schema.offlinePayment, saveOfflinePayment, { also: 'put' });
  on(updateOfflinePayment, schema.offlineUpdate, saveOfflinePayment, { also: 'put' });

  on(getSandboxPayment, schema.getSandboxPayment, async ({ payment_id }, caller) => {
    const { id, amount, status, attribute } = await findSandboxPayment(caller, payment_id);
    return { payment_id: id, amount, status, attribute };
  });

  on(finishSandboxPayment, schema.finishSandboxPayment, async ({ payment_id, outcome }, caller) => {
    await findSandboxPayment(caller, payment_id);
    const reference = `sandbox-${payment_id.slice(0, 12)}`;
    const payment = await settlePayment(caller, payment_id, { status: outcome, reference });
    if (!payment) throw new ApiError('not_found');
    return { redirect_link: wholeAddress(paymentReturnPath(payment), caller.origin) };
  });
};

/**
 * Whoever knows the random id of a sandbox payment may settle it; payments at other gateways are never settled here.
 */
async function findSandboxPayment(caller: Caller, id: string) {
  const payment = isDemo() ? await findGatewayPayment(caller.db, id) : undefined;
  if (payment?.gateway !== 'sandbox') throw new ApiError('not_found');
  return payment;
}

async function serializeStatus(order: OrderRow, { db, now }: Caller) {
  const attempt = await findLastAttempt(db, order.id);
  return {
    order_id: order.id,
    order_status: order.order_status,
    payment_status: order.payment_status,
    payment_method: order.payment_method,
    order_amount: order.order_amount,
    due: await computeDue(db, order.id),
    attempt: attempt?.status ?? null,
    payment_token: paymentToken(order, now),
    can_pay_again: canStartPayment(order, now),
    can_pay_cash: await canPayInCash(db, order),
    pay_until: isPayable(order) ? (payUntil(order)?.toISOString() ?? null) : null,
  };
}
