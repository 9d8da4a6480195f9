import { useQuery } from '@tanstack/react-query';
import { getWishlist } from '@/contract/customer/wishlist';
import { customerQuery } from '@/lib/api/customer';
import { currentMarket } from '@/lib/page-market';
import { useSession, type Session } from '@/lib/session';
import { useEffectiveMarket } from '@/lib/use-page-market';

/** The third part of the key separates owners, modules and zones. */
export function wishlistQuery(session: Session, market = currentMarket(session)) {
  return customerQuery(session.token, getWishlist, {}, { market });
}

/** The signed-in customer's favourites; without data for guests and until loaded (WISH-06). */
export function useWishlistQuery() {
  return useQuery(wishlistQuery(useSession(), useEffectiveMarket()));
}

export const useWishlist = () => useWishlistQuery().data;
