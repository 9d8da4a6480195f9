import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Input } from '@/contract/core/endpoint';
import { addToWishlist, getWishlist, removeFromWishlist } from '@/contract/customer/wishlist';
import { request } from '@/lib/api/browser';
import { useSend } from '@/lib/api/hooks';
import { currentMarket } from '@/lib/page-market';
import { useSession, type Session } from '@/lib/session';
import { useEffectiveMarket } from '@/lib/use-page-market';

/** The third part of the key keeps people, modules and zones apart. */
export function wishlistQuery(session: Session, market = currentMarket(session)) {
  const { token } = session;
  return queryOptions({
    queryKey: [getWishlist.path, {}, { token, ...market }] as const,
    queryFn: ({ signal }) => request(getWishlist, {}, { signal, market }),
    enabled: token !== null,
  });
}

/** The favourites of whoever is signed in; without data for everybody else and until they are known (WISH-06). */
export function useWishlistQuery() {
  return useQuery(wishlistQuery(useSession(), useEffectiveMarket()));
}

export const useWishlist = () => useWishlistQuery().data;

/** Saves an item or a store, or gives it up again; done once the list has been read anew. */
export function useSaveWish() {
  const send = useSend();
  return (input: Input<typeof addToWishlist>, isWished: boolean) =>
    send(isWished ? addToWishlist : removeFromWishlist, input, { refetch: [getWishlist] });
}
