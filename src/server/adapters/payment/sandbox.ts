import type { Gateway } from './gateway';

/** The demo's gateway: a page of the shop where the customer chooses the outcome. No real money is involved. */
export const sandbox: Gateway = {
  open: ({ origin, payment_id, language }) =>
    Promise.resolve(`${origin}${language === 'ar' ? '/ar' : ''}/payment/${payment_id}`),
  // Its page settles the payment by a call of its own.
  ask: () => Promise.resolve({ status: 'pending', reference: null }),
  refund: () => Promise.resolve(),
};
