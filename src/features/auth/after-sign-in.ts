import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { fetchCurrentLines } from '@/features/cart/api';
import { profileQuery } from '@/features/profile/api';
import { wishlistQuery } from '@/features/wishlist/api';
import { openDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';
import { readSession, saveToken } from '@/lib/session';
import { toast } from '@/lib/toast';
import { holdCarts } from './cart-question';
import { tellLeftOut } from './left-out';
import type { Arrival } from './use-auth-flow';

/**
 * Stores the token, resolves the carts and fetches the customer's data (accounts §4; AUTH-30…32, SIGNUP-20, GUEST-09).
 */
export async function afterSignIn(arrival: Arrival, client: QueryClient, t: TFunction): Promise<void> {
  const release = holdCarts();
  try {
    await settleCarts(arrival, client, t);
  } finally {
    release();
  }
  // Each query shows its own failure where its data is used.
  await Promise.allSettled([
    fetchCurrentLines(client),
    // Favourites belong to a module; without one there are none to fetch.
    readSession().module && client.fetchQuery(wishlistQuery(readSession())),
    client.fetchQuery(profileQuery(arrival.token)),
  ]);
}

async function settleCarts({ token, answer, is_sign_up }: Arrival, client: QueryClient, t: TFunction): Promise<void> {
  const { guest_id } = readSession();
  const chosen = answer.cart_conflict ? await fetchCurrentLines(client).catch(() => []) : [];
  saveToken(token);
  void toast.success(t(is_sign_up ? 'auth.signup_successfully' : 'auth.logged_in_successfully'));
  tellLeftOut(answer.cart_left_out, t);
  if (answer.cart_conflict && guest_id !== null) {
    const [kept, { CartChoiceDialog }] = await Promise.all([
      fetchCurrentLines(client).catch(() => []),
      importPart(() => import('./cart-choice-dialog')),
    ]);
    // Closed without an answer, both carts stay. Signing in after a session that ended by itself asks again; signing out
    // forgets the guest, and with it this cart (decision 006).
    await openDialog(CartChoiceDialog, { guest_id, guest: chosen, account: kept });
  }
}
