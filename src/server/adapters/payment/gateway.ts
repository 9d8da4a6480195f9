import { isDemo } from '@/server/config/demo-mode';
import { sandbox } from './sandbox';
import { stripeGateway } from './stripe';

/** A payment as it is passed to a gateway. */
export type Charge = {
  payment_id: string;
  amount: number;
  /** ISO 4217 in lower case, e.g. `usd`. */
  currency: string;
  /** Shown to the customer beside the amount. */
  title: string;
  /** The origin of the shop, without a trailing slash. */
  origin: string;
  language: 'en' | 'ar';
};

export type GatewayOutcome = { status: 'success' | 'fail' | 'cancel' | 'pending'; reference: string | null };

/** The interface to a payment provider; each provider has its own file. */
export type Gateway = {
  /** Opening and asking are calls to another company, which are limited. */
  isOutside?: boolean;
  /** Returns the URL where the customer pays. */
  open: (charge: Charge) => Promise<string>;
  /** Asks the provider for the outcome when the browser comes back; what the browser says is never trusted. */
  ask: (charge: Charge, session: string) => Promise<GatewayOutcome>;
  /** Refunds a payment that is not needed any more, once however often it is called. */
  refund: (reference: string) => Promise<void>;
};

/** The gateway with this name; null when it is not configured. */
export function findGateway(name: string): Gateway | null {
  if (name === 'sandbox') return isDemo() ? sandbox : null;
  // Stripe sends the browser back, so the address of the shop must come from its owner's settings, never from a client.
  return name === 'stripe' && process.env.SITE_URL ? stripeGateway() : null;
}
