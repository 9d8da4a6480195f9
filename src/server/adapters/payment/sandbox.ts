import type { Gateway } from './gateway';

/** The demo's gateway: a page of the shop on which one chooses how the payment ends. No money anywhere. */
export const sandbox: Gateway = {
  open: ({ origin, payment_id, language }) =>
    Promise.resolve(`${origin}${language === 'ar' ? '/ar' : ''}/payment/${payment_id}`),
  // Its page settles the payment by a call of its own.
  ask: () => Promise.resolve({ status: 'pending', reference: null }),
  refund: () => Promise.resolve(),
};
