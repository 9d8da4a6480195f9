/**
 * Sends a customer to a gateway: for an order, a trip or a subscription, or to fill the wallet.
 * Spec: wire-format §4 ("Gateway return") and §7.1 ("Digital payment").
 */
import { randomBytes } from 'node:crypto';
import { sum } from '@/domain/money/money';
import { canStartPayment } from '@/domain/order/order-payment';
import { limits } from '@/domain/limits';
import { paymentProblem } from '@/domain/checkout/payment-choice';
import { MINUTE_MS } from '@/domain/time/units';
import { translate } from '@/i18n/both';
import { findGateway, type Charge } from '../adapters/payment/gateway';
import { ApiError } from '../http/api';
import { returnPath } from '../http/callback';
import type { Caller } from '../http/caller';
import { insertGatewayPayment, type GatewayPayment } from '../data/order-payment';
import { findOrderRow, listPartsOf, type StoredOrder } from '../data/order';
import { loadSettings, type Settings } from '../data/setting';
import { log } from '../http/log';
import { limitCalls } from '../http/rate-limit';
import { isSigned, signedToken, type Signed } from '../http/signed-link';

type Wanted = Pick<GatewayPayment, 'attribute' | 'attribute_id' | 'user_id' | 'guest_id' | 'amount' | 'gateway'> & {
  /** Where the browser comes back to: an address of this shop, or of a configured client. */
  callback: string;
};

/** Creates the payment and returns the URL where it is paid. The caller has checked the amount. */
export async function startPayment(caller: Caller, wanted: Wanted): Promise<string> {
  const config = await loadSettings(caller.db);
  const gateway = findGateway(wanted.gateway);
  const isOff = paymentProblem('digital_payment', { config, customer: null, order: { total: 0, order_type: '' } });
  if (isOff || !gateway || !isListed(config, wanted.gateway)) throw new ApiError('payment_gateway');
  const callback = returnPath(wanted.callback, caller);
  if (!callback) throw new ApiError('callback');
  if (gateway.isOutside) await limitCalls(caller, 'payment');
  const opened = { ...wanted, id: randomBytes(24).toString('hex'), currency: currencyOf(config) };
  await insertGatewayPayment(caller.db, { ...opened, callback, created_at: caller.now, updated_at: caller.now });
  try {
    return await gateway.open(toCharge(opened, withPageLanguage(caller, callback), config));
  } catch (error) {
    log.error('A gateway did not open a payment', {
      request: caller.request_id,
      gateway: wanted.gateway,
      error,
    });
    throw new ApiError('payment_gateway');
  }
}

/** A redirected browser sends no language header, so the path that it returns to decides. */
export function withPageLanguage(caller: Caller, callback: string): Caller {
  const isArabic = !caller.names_language && /^\/ar(\/|\?|$)/.test(callback);
  return isArabic ? { ...caller, language: 'ar' } : caller;
}

/**
 * The token with which the owner opens the gateway, for an hour; null for an order that cannot be paid now. Ids of
 * customers are consecutive, so they prove nothing (decision 019).
 */
export function paymentToken(order: StoredOrder, now: Date): string | null {
  if (!canStartPayment(order, now)) return null;
  const until = new Date(now.getTime() + limits.payment_minutes * MINUTE_MS);
  return signedToken(paying(order.id, order.user_id ?? order.guest_id ?? 0), until);
}

function paying(order_id: number, customer_id: number): Signed {
  return { purpose: 'pay-order', subject: [order_id, customer_id] };
}

type OrderWanted = {
  order_id: number;
  /** The guest's id for guests, which nobody can guess. */
  customer_id: number;
  payment_token: string | undefined;
  gateway: string;
  callback: string;
};

/**
 * For whoever holds the payment token of the order, or the id of its guest. Everybody else gets the answer for an
 * unknown order.
 */
export async function startOrderPayment(caller: Caller, wanted: OrderWanted): Promise<string> {
  const order = await findOrderRow(caller.db, wanted.order_id);
  const isOwner = order && (order.user_id ?? order.guest_id) === wanted.customer_id;
  const isProved =
    order?.user_id === null || isSigned(paying(wanted.order_id, wanted.customer_id), wanted.payment_token, caller.now);
  if (!isOwner || !isProved) throw new ApiError('order');
  if (!canStartPayment(order, caller.now)) throw new ApiError('not_payable');
  const { user_id, guest_id } = order;
  const amount = await computeDue(caller.db, order.id);
  const { gateway, callback } = wanted;
  return startPayment(caller, {
    ...{ attribute: 'order', attribute_id: order.id, user_id, guest_id, amount, gateway, callback },
  });
}

/** The unpaid rest of an order. */
export async function computeDue(db: Caller['db'], order_id: number): Promise<number> {
  const due = (await listPartsOf(db, [order_id])).filter((payment) => payment.payment_status === 'unpaid');
  const amounts = due.map(({ amount }) => amount);
  return sum(amounts, DIGITS);
}

/** Digits of the money columns. */
const DIGITS = 3;

type Told = Pick<GatewayPayment, 'id' | 'attribute' | 'attribute_id' | 'amount' | 'currency'>;

export function toCharge(payment: Told, caller: Caller, config: Settings): Charge {
  const { origin, language } = caller;
  return {
    payment_id: payment.id,
    amount: payment.amount,
    currency: payment.currency ?? currencyOf(config),
    title: translate(language, `answers.payment_of_${payment.attribute}`, { id: payment.attribute_id }),
    origin,
    language,
  };
}

function currencyOf(config: Settings): string {
  return config.currency_code.toLowerCase();
}

function isListed({ active_payment_method_list }: Settings, gateway: string): boolean {
  return active_payment_method_list.some((method) => method.gateway === gateway);
}
