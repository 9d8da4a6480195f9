import Stripe from 'stripe';
import type { Charge, Gateway, GatewayOutcome } from './gateway';
import { stripeAmount } from './stripe-amount';

/** Null without STRIPE_SECRET_KEY. STRIPE_API_BASE points it to another host, e.g. in tests. */
export function stripeGateway(): Gateway | null {
  const stripe = client();
  if (!stripe) return null;
  return {
    isOutside: true,
    async open({ payment_id, amount, currency, title, origin, language }) {
      const unit_amount = stripeAmount({ amount, currency });
      if (unit_amount === null) throw new Error(`Stripe takes no ${amount} ${currency}: it has too many digits`);
      const back = `${origin}/api/v1/payment/stripe/return?payment_id=${payment_id}`;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: payment_id,
          locale: language === 'en' ? 'en' : 'auto',
          success_url: `${back}&session={CHECKOUT_SESSION_ID}`,
          cancel_url: `${back}&session={CHECKOUT_SESSION_ID}&left=1`,
          expires_at: Math.floor(Date.now() / 1000) + SESSION_SECONDS,
          line_items: [{ quantity: 1, price_data: { currency, unit_amount, product_data: { name: title } } }],
        },
        { idempotencyKey: payment_id },
      );
      if (!session.url) throw new Error('Stripe answered no address to pay at');
      return session.url;
    },
    async ask(charge, id) {
      const session = await stripe.checkout.sessions.retrieve(id);
      return isForPayment(session, charge) ? toGatewayOutcome(session) : { status: 'pending', reference: null };
    },
    async refund(payment_intent) {
      try {
        await stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${payment_intent}` });
      } catch (error) {
        // An earlier answer was lost.
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error;
      }
    },
  };
}

/** Why a notice is not believed: nobody has set a secret, it is signed with another one, or was signed too long ago. */
export type Disbelief = 'no_secret' | 'signature' | 'time';

type Notice = { disbelief: Disbelief } | { disbelief: null; session: Stripe.Checkout.Session | null };

/** What a webhook call reports. The session is null when the notice is signed and about something else. */
export function readStripeNotice(body: string, signature: string): Notice {
  const secret = process.env.STRIPE_WEBHOOK_SECRET;
  const stripe = client();
  if (!stripe || !secret) return { disbelief: 'no_secret' };
  const readEvent = (tolerance?: number) => stripe.webhooks.constructEvent(body, signature, secret, tolerance);
  try {
    const event = readEvent();
    return { disbelief: null, session: isAboutSession(event) ? event.data.object : null };
  } catch (error) {
    if (!isWrongSignature(error)) throw error;
    return { disbelief: isSigned(() => readEvent(Number.MAX_SAFE_INTEGER)) ? 'time' : 'signature' };
  }
}

/** Whether the signature is right, however old it is: then one of both clocks is wrong. */
function isSigned(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (!isWrongSignature(error)) throw error;
    return false;
  }
}

function isWrongSignature(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeSignatureVerificationError;
}

type Session = Pick<
  Stripe.Checkout.Session,
  'client_reference_id' | 'amount_total' | 'currency' | 'payment_status' | 'payment_intent' | 'status'
>;
type Expected = Pick<Charge, 'payment_id' | 'amount' | 'currency'>;

function isAboutSession(event: Stripe.Event): event is Extract<Stripe.Event, { type: `checkout.session.${string}` }> {
  return event.type.startsWith('checkout.session.');
}

/** Whether the session is about this payment and matches its amount and currency. */
export function isForPayment(session: Session, { payment_id, amount, currency }: Expected): boolean {
  const { client_reference_id, amount_total } = session;
  const isWhole = amount_total !== null && amount_total === stripeAmount({ amount, currency });
  return client_reference_id === payment_id && isWhole && session.currency === currency;
}

export function toGatewayOutcome({ payment_status, payment_intent, status }: Session): GatewayOutcome {
  const reference = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
  if (payment_status === 'paid') return { status: 'success', reference };
  return { status: status === 'expired' ? 'fail' : 'pending', reference };
}

/** One minute more than Stripe's minimum of half an hour. */
const SESSION_SECONDS = 31 * 60;

/** A customer waits, and the call takes up one of the process's slots: the library would retry for four minutes. */
const PATIENCE = { timeout: 10_000, maxNetworkRetries: 1 };

function client(): Stripe | null {
  const key = process.env.STRIPE_SECRET_KEY;
  if (!key) return null;
  const base = process.env.STRIPE_API_BASE;
  if (!base) return new Stripe(key, PATIENCE);
  const { hostname, port, protocol } = new URL(base);
  return new Stripe(key, { ...PATIENCE, host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' });
}
