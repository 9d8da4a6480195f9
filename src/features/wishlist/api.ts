import { useQuery } from '@tanstack/react-query';
import { addToWishlist, getWishlist, removeFromWishlist } from '@/contract/wishlist';
import { customerQuery } from '@/lib/api/customer';
import { useCall } from '@/lib/api/hooks';
import { useSession } from '@/lib/session';

export const wishlistQuery = (token: string | null) => customerQuery(token, getWishlist, {});

/** The favourites of whoever is signed in; undefined for everybody else and until they are known. */
export function useWishlist() {
  const { token } = useSession();
  return useQuery(wishlistQuery(token)).data;
}

export const useAddToWishlist = () => useCall(addToWishlist, { refetch: [getWishlist] });

export const useRemoveFromWishlist = () => useCall(removeFromWishlist, { refetch: [getWishlist] });
