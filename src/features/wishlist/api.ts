import { useQuery } from '@tanstack/react-query';
import { getWishlist } from '@/contract/customer/wishlist';
import { customerQuery } from '@/lib/api/customer';
import { currentMarket } from '@/lib/page-market';
import { useSession, type Session } from '@/lib/session';
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
