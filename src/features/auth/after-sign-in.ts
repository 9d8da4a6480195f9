import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { fetchCurrentLines } from '@/features/cart/api';
import { profileQuery } from '@/features/profile/api';
import { wishlistQuery } from '@/features/wishlist/api';
import { openDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';
import { readSession, saveToken } from '@/lib/session';
import { toast } from '@/lib/toast';
import type { Arrival } from './use-auth-flow';

/**
 * Stores the token, settles the carts and fetches what belongs to the customer (accounts §4; AUTH-30…32, SIGNUP-20;
 * decision "Cart after sign-in").
 */
export async function afterSignIn({ token, answer, is_sign_up }: Arrival, client: QueryClient, t: TFunction) {
  const { guest_id } = readSession();
  const chosen = answer.cart_conflict ? await fetchCurrentLines(client).catch(() => []) : [];
  saveToken(token);
  void toast.success(t(is_sign_up ? 'auth.signup_successfully' : 'auth.logged_in_successfully'));
  if (answer.cart_left_out > 0) void toast.info(t('auth.left_out', { count: answer.cart_left_out }));
  if (answer.cart_conflict && guest_id !== null) {
    const [kept, { CartChoiceDialog }] = await Promise.all([
      fetchCurrentLines(client).catch(() => []),
      importPart(() => import('./cart-choice-dialog')),
    ]);
    // Left without an answer both stay where they are, and the next sign-in asks again.
    await openDialog(CartChoiceDialog, { guest_id, guest: chosen, account: kept });
  }
  // Each tells its own failure where it is shown.
  await Promise.allSettled([
    fetchCurrentLines(client),
    // The favourites are those of a module; without one there are none to fetch.
    readSession().module && client.fetchQuery(wishlistQuery(readSession())),
    client.fetchQuery(profileQuery(token)),
  ]);
}
