import { useMutation, useQuery } from '@tanstack/react-query';
import type { Input } from '@/contract/core/endpoint';
import { addToWishlist, getWishlist, removeFromWishlist } from '@/contract/customer/wishlist';
import { request } from '@/lib/api/browser';
import { customerQuery } from '@/lib/api/customer';
import { currentMarket } from '@/lib/page-market';
import { useSession, type Session } from '@/lib/session';
import { toast } from '@/lib/toast';
import { useEffectiveMarket } from '@/lib/use-page-market';

/** The third part of the key keeps people, modules and zones apart. */
export function wishlistQuery(session: Session, market = currentMarket(session)) {
  return customerQuery(session.token, getWishlist, {}, { market });
}

/** The favourites of whoever is signed in; without data for everybody else and until they are known (WISH-06). */
export function useWishlistQuery() {
  return useQuery(wishlistQuery(useSession(), useEffectiveMarket()));
}

export const useWishlist = () => useWishlistQuery().data;

/** Saves an item or a store (true) or gives it up again (false); done once the list has been read anew. */
export const useSaveWish = (thing: Input<typeof addToWishlist>) =>
  useMutation({
    mutationKey: [addToWishlist.path],
    mutationFn: (isWished: boolean) => request(isWished ? addToWishlist : removeFromWishlist, thing),
    // Two presses of one heart arrive in their order.
    scope: { id: `${addToWishlist.path} ${JSON.stringify(thing)}` },
    onSuccess: ({ message }) => void (message && toast.success(message)),
    meta: { refetch: [getWishlist] },
  });
