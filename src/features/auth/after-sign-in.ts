import { isCancelledError, type QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { droppedLines } from '@/domain/cart/dropped-cart';
import { cartQuery } from '@/features/cart/api';
import { profileQuery } from '@/features/profile/api';
import { wishlistQuery } from '@/features/wishlist/api';
import { openDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';
import { readSession, saveToken } from '@/lib/session';
import { toast } from '@/lib/toast';
import { wholeCartQuery } from './api';
import { tellCartDropped, type WholeCart } from './dropped-cart-port';
import { holdCarts } from './hold-carts';
import { tellLeftOut } from './left-out';
import type { Arrival } from './use-auth-flow';

/**
 * Stores the token, resolves the carts and fetches the customer's data (accounts §4; AUTH-30…32, SIGNUP-20, GUEST-09).
 */
export async function afterSignIn(arrival: Arrival, client: QueryClient, t: TFunction): Promise<void> {
  const release = await holdCarts();
  try {
    await settleCarts(arrival, client, t);
  } finally {
    release();
  }
  const cart = cartQuery(readSession());
  // Each query shows its own failure where its data is used.
  await Promise.allSettled([
    cart.enabled && client.ensureQueryData(cart),
    // Favourites belong to a module; without one there are none to fetch.
    readSession().module && client.fetchQuery(wishlistQuery(readSession())),
    client.fetchQuery(profileQuery(arrival.token)),
  ]);
}

async function settleCarts({ token, answer, is_sign_up }: Arrival, client: QueryClient, t: TFunction): Promise<void> {
  const { guest_id } = readSession();
  const isAsked = answer.cart_conflict && guest_id !== null;
  const guest = isAsked ? await fetchWholeCart(client, { guest_id }) : null;
  saveToken(token);
  void toast.success(t(is_sign_up ? 'auth.signup_successfully' : 'auth.logged_in_successfully'));
  tellLeftOut(answer.cart_left_out, t);
  if (!isAsked) return;
  const [account, { CartChoiceDialog }] = await Promise.all([
    fetchWholeCart(client, {}),
    importPart(() => import('./cart-choice-dialog')),
  ]);
  const gone = guest && account && { guest: dropped(guest, account), account: dropped(account, guest) };
  // Closed without an answer, both carts stay. Signing in after a session that ended by itself asks again; signing out
  // forgets the guest, and with it this cart (decision 006).
  const kept = await openDialog(CartChoiceDialog, {
    guest_id,
    guest: gone ? namesIn(gone.guest) : [],
    account: gone ? namesIn(gone.account) : [],
  });
  if (kept && gone) tellCartDropped(gone[kept === 'guest' ? 'account' : 'guest']);
}

/** Null also where the session has ended meanwhile, which ends the query. */
function fetchWholeCart(client: QueryClient, owner: { guest_id?: number }): Promise<WholeCart | null> {
  return client.fetchQuery(wholeCartQuery(owner)).catch((error: unknown) => {
    if (isCancelledError(error)) return null;
    throw error;
  });
}

/** What goes of this cart if the other one is kept. */
function dropped(cart: WholeCart, other: WholeCart): WholeCart {
  const areBoth = cart.vehicles.carts.length > 0 && other.vehicles.carts.length > 0;
  return {
    lines: droppedLines(cart.lines, other.lines),
    vehicles: areBoth ? cart.vehicles : { carts: [], trip: null },
  };
}

const namesIn = ({ lines, vehicles }: WholeCart) => [
  ...lines.map(({ item }) => item.name),
  ...vehicles.carts.map(({ vehicle }) => vehicle.name),
];
