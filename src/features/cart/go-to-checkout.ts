import Router from 'next/router';
import { checkoutGate, checkoutHref, type CheckoutPage } from '@/domain/cart/checkout-gate';
import type { Flag } from '@/domain/wire/wire';
import { askGuestOrLogin } from '@/features/auth/ask-guest-or-login';
import { openAuth } from '@/features/auth/open-auth';
import { currentMarket } from '@/lib/page-market';
import { readSession } from '@/lib/session';
import { waitForLayers } from '@/ui/popups/back-button';

type Leaving = {
  page: CheckoutPage;
  line_count: number;
  config: { guest_checkout_status: Flag };
  /** Resolves when no cart write is pending. */
  settled: () => Promise<void>;
  /** Called once the checkout may open, before the page changes. */
  onLeave?: () => void;
  /** The checkout of a cart that has its own. */
  href?: string;
};

/** Goes through the sign-in gate to the checkout; an empty cart leads home (CHECKOUT-03…09). */
export async function goToCheckout({ page, line_count, config, settled, onLeave, href }: Leaving): Promise<void> {
  const checkout = href ?? checkoutHref(page, page === 'cart' ? otherModule() : null);
  const gate = () =>
    checkoutGate({
      page,
      line_count,
      is_signed_in: readSession().token !== null,
      guest_checkout_status: config.guest_checkout_status,
    });
  let isFree = gate() === 'checkout' || gate() === 'home';
  if (gate() === 'guest_choice') isFree = await askGuestOrLogin();
  else if (gate() === 'sign_in') await openAuth('sign-in', () => {});
  // A visitor who has signed in meanwhile goes on.
  if (!isFree && gate() !== 'checkout') return;

  await settled();
  onLeave?.();
  // Closes the layers first, so that Back from the checkout leads to the page.
  await waitForLayers();
  await Router.push(gate() === 'home' ? '/home' : checkout);
}

/** The module of the shown cart where it differs from the visitor's, as on some pages; else null. */
function otherModule(): number | null {
  const session = readSession();
  const { module_id } = currentMarket(session);
  return module_id === session.module?.id ? null : module_id;
}
