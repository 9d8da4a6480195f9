import { describe, expect, it } from 'vitest';
import { checkoutGate, checkoutHref } from './checkout-gate';

const guest = { page: 'cart' as const, line_count: 1, is_signed_in: false, guest_checkout_status: 1 };

describe('checkoutGate', () => {
  it.each([
    ['[CHECKOUT-03] goes to the checkout when signed in', { ...guest, is_signed_in: true }, 'checkout'],
    ['[CHECKOUT-04] lets a guest choose', guest, 'guest_choice'],
    ['[CHECKOUT-05] asks to sign in while guests may not', { ...guest, guest_checkout_status: 0 }, 'sign_in'],
    [
      '[CHECKOUT-06] signed in, guest checkout does not matter',
      { ...guest, line_count: 2, is_signed_in: true, guest_checkout_status: 0 },
      'checkout',
    ],
    ['[CHECKOUT-08] goes straight to the checkout with Buy Now', { ...guest, page: 'buy_now' as const }, 'checkout'],
    ['[CHECKOUT-09] and with a campaign item', { ...guest, page: 'campaign' as const }, 'checkout'],
    [
      '[CHECKOUT-05] [CHECKOUT-08] asks to sign in for them, too, while guests may not',
      { ...guest, page: 'buy_now' as const, guest_checkout_status: 0 },
      'sign_in',
    ],
    ['[CHECKOUT-07] goes home with an empty cart', { ...guest, line_count: 0 }, 'home'],
  ])('%s', (_rule, visitor, gate) => expect(checkoutGate(visitor)).toBe(gate));
});

describe('checkoutHref', () => {
  it.each([
    ['[CHECKOUT-03]', 'cart', '/checkout?page=cart'],
    ['[CHECKOUT-08]', 'buy_now', '/checkout?page=buy_now'],
    ['[CHECKOUT-09]', 'campaign', '/checkout?page=campaign'],
  ] as const)('%s %s leads to %s', (_id, page, href) => expect(checkoutHref(page)).toBe(href));

  it('[CHECKOUT-03] names the module of a cart that is not the chosen one’s', () =>
    expect(checkoutHref('cart', 3)).toBe('/checkout?page=cart&module_id=3'));
});
