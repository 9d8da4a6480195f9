import Router from 'next/router';
import { checkoutGate, checkoutHref, type CheckoutPage } from '@/domain/cart/checkout-gate';
import type { Flag } from '@/domain/wire/wire';
import { askGuestOrLogin } from '@/features/auth/ask-guest-or-login';
import { openAuth } from '@/features/auth/open-auth';
import { currentMarket } from '@/lib/page-market';
import { readSession } from '@/lib/session';
import { layersSettled } from '@/ui/popups/back-button';

type Leaving = {
  page: CheckoutPage;
  line_count: number;
  config: { guest_checkout_status: Flag };
  /** Resolves when nothing of the cart is still being sent. */
  settled: () => Promise<void>;
  /** Called when the way is free, before the page changes. */
  onLeave?: () => void;
  /** Of a cart that has a checkout of its own. */
  href?: string;
};

/** Through the gate to the checkout; an empty cart leads home (CHECKOUT-03…09). */
export async function goToCheckout({ page, line_count, config, settled, onLeave, href }: Leaving): Promise<void> {
  const checkout = href ?? checkoutHref(page, page === 'cart' ? otherModule() : null);
  const gate = () =>
    checkoutGate({
      line_count,
      is_signed_in: readSession().token !== null,
      guest_checkout_status: config.guest_checkout_status,
    });
  let isFree = gate() === 'checkout' || gate() === 'home';
  if (gate() === 'guest_choice') isFree = await askGuestOrLogin();
  else if (gate() === 'sign_in') await openAuth('sign-in', () => {});
  // Who has signed in on the way goes on.
  if (!isFree && gate() !== 'checkout') return;

  await settled();
  onLeave?.();
  // So that Back from the checkout finds the page, not what lay above it.
  await layersSettled();
  await Router.push(gate() === 'home' ? '/home' : checkout);
}

/** The module of the cart on the screen where it is not the visitor's own, as some pages have; else null. */
function otherModule(): number | null {
  const session = readSession();
  const { module_id } = currentMarket(session);
  return module_id === session.module?.id ? null : module_id;
}
