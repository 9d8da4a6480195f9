import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Input } from '@/contract/core/endpoint';
import { addToRentalWishlist, getRentalWishlist, removeFromRentalWishlist } from '@/contract/rental/rental-wishlist';
import { request } from '@/lib/api/browser';
import { useSend } from '@/lib/api/hooks';
import { useSession, type Session } from '@/lib/session';

/** The third part of the key is not sent: it keeps people and zones apart. */
function rentalWishlistQuery({ token, zone_ids }: Session) {
  return queryOptions({
    queryKey: [getRentalWishlist.path, {}, { token, zone_ids }] as const,
    queryFn: ({ signal }) => request(getRentalWishlist, {}, { signal }),
    enabled: token !== null,
  });
}

/** The favourites in rental of whoever is signed in (WISH-06). */
export const useRentalWishlist = () => useQuery(rentalWishlistQuery(useSession()));

/** Saves a vehicle or a provider, or gives it up again; done once the list has been read anew. */
export function useSaveRentalWish() {
  const send = useSend();
  return (input: Input<typeof addToRentalWishlist>, isWished: boolean) =>
    send(isWished ? addToRentalWishlist : removeFromRentalWishlist, input, { refetch: [getRentalWishlist] });
}
