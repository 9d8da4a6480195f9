import type { Context } from 'hono';
import { limits } from '@/domain/limits';
import { isForPayment, readStripeNotice, toGatewayOutcome, type Disbelief } from '../adapters/payment/stripe';
import { findGatewayPayment } from '../data/order-payment';
import { loadSettings } from '../data/setting';
import { ApiError, refuse } from '../http/api';
import { readText } from '../http/body';
import type { Caller } from '../http/caller';
import { log } from '../http/log';
import { noteCall } from '../http/telemetry';
import { toCharge } from '../payments/start';
import { settlePayment } from './settle';

/** The metrics count what is answered here by this pattern (`src/cli/metrics.mjs`). */
export const STRIPE_WEBHOOK = '/payment/stripe/webhook';
/** A call that carries no signature, or that reaches a shop without Stripe; the metrics do not count it. */
const NO_NOTICE = 'no_notice';

/**
 * Accepts only signed notices whose amount and currency match the payment. A repeated notice changes nothing. What is
 * signed and about no payment of this shop is received and left alone: an account at Stripe may serve other sites.
 */
export async function takeStripeNotice(c: Context, caller: Caller): Promise<Response> {
  noteCall(c, { route: STRIPE_WEBHOOK });
  const { db, request_id: request } = caller;
  const signature = c.req.header('stripe-signature');
  // Anybody can call this address: what is not from Stripe is no fault of the shop, and pages nobody.
  if (!signature || !process.env.STRIPE_SECRET_KEY) return refuseNotice(c, NO_NOTICE);
  const body = await readText(c, limits.webhook_bytes_max);
  const notice = readStripeNotice(body, signature);
  if (notice.disbelief) {
    log.error(`A notice about a payment was refused: ${WHY[notice.disbelief]}`, { request, why: notice.disbelief });
    return refuseNotice(c, notice.disbelief);
  }
  const { session } = notice;
  const payment = session?.client_reference_id && (await findGatewayPayment(db, session.client_reference_id));
  if (!payment || payment.gateway !== 'stripe') return receive(c, 'foreign');
  if (!isForPayment(session, toCharge(payment, caller, await loadSettings(db)))) {
    log.error('Stripe reported another amount for a payment than this shop has asked for', {
      request,
      payment: payment.id,
    });
    return refuseNotice(c, 'amount');
  }
  const { status, reference } = toGatewayOutcome(session);
  if (status !== 'pending') await settlePayment(caller, payment.id, { status, reference });
  return receive(c);
}

const WHY: Record<Disbelief, string> = {
  no_secret: 'STRIPE_WEBHOOK_SECRET is not set',
  signature: 'it is not signed with STRIPE_WEBHOOK_SECRET',
  time: 'it was signed at another time than the clock here tells',
};

function receive(c: Context, refusal?: 'foreign'): Response {
  if (refusal) noteCall(c, { refusal });
  return c.json({ received: true });
}

function refuseNotice(c: Context, why: Disbelief | 'amount' | typeof NO_NOTICE): Response {
  const answer = refuse(c, new ApiError('payment_gateway'));
  noteCall(c, { refusal: why });
  return answer;
}
