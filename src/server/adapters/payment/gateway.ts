import { isDemo } from '@/server/config/demo-mode';
import { sandbox } from './sandbox';
import { stripeGateway } from './stripe';

/** A payment as a gateway is told of it. */
export type Charge = {
  payment_id: string;
  /** In the smallest coin of the currency. */
  amount_minor: number;
  /** ISO 4217 in lower case, e.g. `usd`. */
  currency: string;
  /** What the customer reads beside the amount. */
  title: string;
  /** Where the shop is reached, without a slash at its end. */
  origin: string;
  language: 'en' | 'ar';
};

export type GatewayWord = { status: 'success' | 'fail' | 'cancel' | 'pending'; reference: string | null };

/** What the shop asks of a payment provider; each lives in a file of its own. */
export type Gateway = {
  /** Answers the address at which the customer pays. */
  open: (charge: Charge) => Promise<string>;
  /** What the provider itself says when the browser comes back; what the browser says is never believed. */
  ask: (charge: Charge, session: string) => Promise<GatewayWord>;
  /** Gives back what was paid for nothing. */
  refund: (reference: string) => Promise<void>;
};

/** The gateway of a name, if it is set up here. */
export function findGateway(name: string): Gateway | null {
  if (name === 'sandbox') return isDemo() ? sandbox : null;
  // Another machine sends the browser back, so it is told where the shop is by the shop's owner, never by a client.
  return name === 'stripe' && process.env.SITE_URL ? stripeGateway() : null;
}
