import type { Context, Hono } from 'hono';
import { returnAddress } from '@/domain/order/gateway-return';
import { keptText } from '@/domain/text/kept-text';
import { limits } from '@/domain/limits';
import { isRowId } from '@/domain/wire/row-id';
import { findGateway, type Charge, type Gateway, type GatewayOutcome } from '../adapters/payment/gateway';
import { isForPayment, stripeNotice, toGatewayOutcome } from '../adapters/payment/stripe';
import { ApiError, refuse } from '../http/api';
import { redirectTo, returnPath } from '../http/callback';
import { identifyCaller, type Caller } from '../http/caller';
import { findGatewayPayment, type GatewayPayment } from '../data/order-payment';
import { loadSettings } from '../data/setting';
import type { Database } from '../db/client';
import { readText } from '../http/body';
import { log } from '../http/log';
import { limitCalls } from '../http/rate-limit';
import { answerNotice } from './notice-page';
import { takeBackPaidTry } from './paid-try';
import { paymentReturnPath, settlePayment } from './settle';
import { toCharge, startOrderPayment, withPageLanguage } from '../payments/start';

/**
 * The addresses around a payment that a browser or a gateway opens, and that answer no JSON of the contract:
 * `/payment-mobile` sends to the gateway, `/payment/stripe/return` is where Stripe sends back to, and
 * `/payment/stripe/webhook` takes Stripe's own notices, which count even when nobody comes back.
 */
export function paymentPages(database: () => Promise<Database>, now = () => new Date()): (app: Hono) => void {
  const identify = async (c: Context) => identifyCaller(c, await database(), now());
  return (app) => {
    app.get('/payment-mobile', async (c) => sendToGateway(c, await identify(c)));
    app.get('/payment/stripe/return', async (c) => handleStripeReturn(c, await identify(c)));
    app.post('/payment/stripe/webhook', async (c) => handleStripeWebhook(c, await identify(c)));
  };
}

/**
 * Redirects to the gateway, or back with `flag=fail` when the order cannot be paid. Whoever has to wait first is told so
 * on a page of its own, since nothing has failed.
 */
async function sendToGateway(c: Context, caller: Caller): Promise<Response> {
  const { order_id, customer_id, payment_token, payment_method: gateway = '', callback = '' } = readQuery(c);
  const back = returnPath(callback, caller);
  if (!back) return answerNotice(c, caller, new ApiError('callback'), { to: '/home', link: 'shell.go_home' });
  const order = { order_id: Number(order_id), customer_id: Number(customer_id), payment_token };
  try {
    if (!isRowId(order.order_id)) throw new ApiError('order');
    return c.redirect(await startOrderPayment(caller, { ...order, gateway, callback }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.refusal === 'too_many') {
      const told = { text: 'answers.payment_not_begun', to: back, link: 'answers.back_to_shop' };
      return answerNotice(c, withPageLanguage(caller, back), error, told);
    }
    const token = Buffer.from(`payment_method=${gateway}`).toString('base64');
    return c.redirect(returnAddress(redirectTo(back), 'fail', token));
  }
}

/** The query, without characters that no database stores, as in the other calls. */
function readQuery(c: Context): Record<string, string> {
  return Object.fromEntries(Object.entries(c.req.query()).map(([name, value]) => [name, keptText(value)]));
}

async function handleStripeReturn(c: Context, caller: Caller): Promise<Response> {
  const { db } = caller;
  const { payment_id = '', session = '', left } = readQuery(c);
  const payment = await findGatewayPayment(db, payment_id);
  const gateway = findGateway('stripe');
  if (payment?.gateway !== 'stripe' || !gateway) return refuse(c, new ApiError('not_found'));
  // An expired session cannot be paid any more; one that was left can.
  if (payment.status === 'success' || payment.status === 'fail') return goBack(c, caller, payment);
  const charge = toCharge(payment, caller, await loadSettings(db));
  const outcome = await askOutcome(caller, gateway, charge, session);
  if (!outcome) return c.redirect(redirectTo(paymentReturnPath(payment)));
  const status = outcome.status === 'pending' && left ? 'cancel' : outcome.status;
  // The outcome is not known yet: the webhook will tell it, and the page that the browser returns to asks again. A
  // settled payment stays settled.
  if (status === 'pending') return c.redirect(redirectTo(paymentReturnPath(payment)));
  const settled = await settlePayment(caller, payment_id, { status, reference: outcome.reference });
  return goBack(c, caller, settled ?? payment);
}

async function goBack(c: Context, caller: Caller, payment: GatewayPayment): Promise<Response> {
  await takeBackPaidTry(caller, payment);
  return c.redirect(redirectTo(paymentReturnPath(payment)));
}

/** Null when the gateway may not be asked now: the page then shows what is stored, and the webhook tells the outcome. */
async function askOutcome(
  caller: Caller,
  gateway: Gateway,
  charge: Charge,
  session: string,
): Promise<GatewayOutcome | null> {
  try {
    await limitCalls(caller, 'payment');
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
  return gateway.ask(charge, session).catch((error: unknown) => {
    const { payment_id: payment } = charge;
    log.error('Stripe did not answer how a payment ended', { request: caller.request_id, payment, error });
    return { status: 'pending' as const, reference: null };
  });
}

/** Accepts only signed notices whose amount and currency match the payment. A repeated notice changes nothing. */
async function handleStripeWebhook(c: Context, caller: Caller): Promise<Response> {
  const session = stripeNotice(await readText(c, limits.webhook_bytes_max), c.req.header('stripe-signature') ?? '');
  if (!session?.client_reference_id) return refuse(c, new ApiError('payment_gateway'));
  const { db } = caller;
  const payment = await findGatewayPayment(db, session.client_reference_id);
  const isExpected =
    payment?.gateway === 'stripe' && isForPayment(session, toCharge(payment, caller, await loadSettings(db)));
  if (!isExpected) {
    log.error('Stripe reported a payment that this shop has not started', {
      request: caller.request_id,
      payment: session.client_reference_id,
    });
    return refuse(c, new ApiError('payment_gateway'));
  }
  const { status, reference } = toGatewayOutcome(session);
  if (status !== 'pending') await settlePayment(caller, payment.id, { status, reference });
  return c.json({ received: true });
}
