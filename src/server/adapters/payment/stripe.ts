import Stripe from 'stripe';
import type { Gateway, GatewayWord } from './gateway';

/** Set by STRIPE_SECRET_KEY; STRIPE_API_BASE points it to another host, e.g. of a test. */
export function stripeGateway(): Gateway | null {
  const stripe = client();
  if (!stripe) return null;
  return {
    async open({ payment_id, amount_minor, currency, title, origin, language }) {
      const back = `${origin}/api/v1/payment/stripe/return?payment_id=${payment_id}`;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: payment_id,
          locale: language === 'en' ? 'en' : 'auto',
          success_url: `${back}&session={CHECKOUT_SESSION_ID}`,
          cancel_url: `${back}&session={CHECKOUT_SESSION_ID}&left=1`,
          expires_at: Math.floor(Date.now() / 1000) + SESSION_SECONDS,
          line_items: [
            { quantity: 1, price_data: { currency, unit_amount: amount_minor, product_data: { name: title } } },
          ],
        },
        { idempotencyKey: payment_id },
      );
      if (!session.url) throw new Error('Stripe answered no address to pay at');
      return session.url;
    },
    async ask(charge, id) {
      const session = await stripe.checkout.sessions.retrieve(id);
      return isForPayment(session, charge) ? toGatewayWord(session) : { status: 'pending', reference: null };
    },
    async refund(payment_intent) {
      await stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${payment_intent}` });
    },
  };
}

/** A notice that Stripe has signed; null for one that it has not, or that is about something else. */
export function stripeNotice(body: string, signature: string) {
  const secret = process.env.STRIPE_WEBHOOK_SECRET;
  const stripe = client();
  if (!stripe || !secret) return null;
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret);
    return isAboutSession(event) ? event.data.object : null;
  } catch {
    // Whoever wrote it, it was not Stripe.
    return null;
  }
}

type Session = Pick<
  Stripe.Checkout.Session,
  'client_reference_id' | 'amount_total' | 'currency' | 'payment_status' | 'payment_intent' | 'status'
>;
type Expected = { payment_id: string; amount_minor: number; currency: string };

function isAboutSession(event: Stripe.Event): event is Extract<Stripe.Event, { type: `checkout.session.${string}` }> {
  return event.type.startsWith('checkout.session.');
}

/** The session is about this payment, its amount and its currency. */
export function isForPayment(session: Session, { payment_id, amount_minor, currency }: Expected): boolean {
  return (
    session.client_reference_id === payment_id && session.amount_total === amount_minor && session.currency === currency
  );
}

export function toGatewayWord({ payment_status, payment_intent, status }: Session): GatewayWord {
  const reference = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
  if (payment_status === 'paid') return { status: 'success', reference };
  return { status: status === 'expired' ? 'fail' : 'pending', reference };
}

/** Half an hour and a minute: the shortest that Stripe takes. */
const SESSION_SECONDS = 31 * 60;

/** A customer waits, and a call that stands is one that others can not have: the library would try for four minutes. */
const PATIENCE = { timeout: 10_000, maxNetworkRetries: 1 };

function client(): Stripe | null {
  const key = process.env.STRIPE_SECRET_KEY;
  if (!key) return null;
  const base = process.env.STRIPE_API_BASE;
  if (!base) return new Stripe(key, PATIENCE);
  const { hostname, port, protocol } = new URL(base);
  return new Stripe(key, { ...PATIENCE, host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' });
}
