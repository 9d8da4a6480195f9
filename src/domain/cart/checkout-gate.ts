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
  line_count: number;
  is_signed_in: boolean;
  guest_checkout_status: Flag;
}): CheckoutGate {
  if (visitor.line_count === 0) return 'home';
  if (visitor.is_signed_in) return 'checkout';
  return isOn(visitor.guest_checkout_status) ? 'guest_choice' : 'sign_in';
}

/** `module_id` is set for a cart of another module than the visitor's current one; otherwise null. */
export function checkoutHref(page: CheckoutPage, module_id: number | null = null): string {
  return `/checkout?page=${page}${module_id === null ? '' : `&module_id=${module_id}`}`;
}
