/**
 * The target of the checkout button.
 * Spec: ordering §4, "Checkout button", and §6.
 */
import { isOn, type Flag } from '../wire/wire';

export type CheckoutPage = 'cart' | 'buy_now' | 'campaign' | 'prescription';

export type CheckoutGate =
  | 'checkout'
  /** The guest-or-login prompt. */
  | 'guest_choice'
  | 'sign_in'
  /** The cart has nothing to check out, so the drawer closes. */
  | 'home';

export function checkoutGate(visitor: {
  page: CheckoutPage;
  line_count: number;
  is_signed_in: boolean;
  guest_checkout_status: Flag;
}): CheckoutGate {
  if (visitor.line_count === 0) return 'home';
  if (visitor.is_signed_in) return 'checkout';
  if (!isOn(visitor.guest_checkout_status)) return 'sign_in';
  return isStraight(visitor.page) ? 'checkout' : 'guest_choice';
}

/** These go straight to the checkout, which offers guests to sign in (ordering §4, "Cart add"; CHECKOUT-08, CHECKOUT-09). */
const isStraight = (page: CheckoutPage) => page === 'buy_now' || page === 'campaign';

/** `module_id` is set for a cart of another module than the visitor's current one; otherwise null. */
export function checkoutHref(page: CheckoutPage, module_id: number | null = null): string {
  return `/checkout?page=${page}${module_id === null ? '' : `&module_id=${module_id}`}`;
}
