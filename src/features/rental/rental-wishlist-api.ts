import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { Input } from '@/contract/core/endpoint';
import {
  addToRentalWishlist,
  getRentalWishlist,
  removeFromRentalWishlist,
  type RentalWishlist,
} from '@/contract/rental/rental-wishlist';
import { exceptAsWished } from '@/features/wishlist/as-wished';
import { request } from '@/lib/api/browser';
import { useSession, type Session } from '@/lib/session';
import { toast } from '@/lib/toast';

/** The third part of the key is not sent: it separates owners and zones. */
function rentalWishlistQuery({ token, zone_ids }: Session) {
  return queryOptions<RentalWishlist, Error, RentalWishlist, readonly unknown[]>({
    queryKey: [getRentalWishlist.path, {}, { token, zone_ids }],
    meta: { endpoint: getRentalWishlist },
    enabled: token !== null,
  });
}

/** The signed-in customer's favourites in rental (WISH-06). */
export const useRentalWishlist = () => useQuery(rentalWishlistQuery(useSession()));

/** Saves (true) or removes (false) a vehicle or a provider; settles after the list is refetched. */
export const useSaveRentalWish = (thing: Input<typeof addToRentalWishlist>) =>
  useMutation({
    mutationKey: [addToRentalWishlist.path],
    mutationFn: (isWished: boolean) =>
      request(isWished ? addToRentalWishlist : removeFromRentalWishlist, thing).catch(exceptAsWished(isWished)),
    // Two presses of the same heart are sent in order.
    scope: { id: `${addToRentalWishlist.path} ${JSON.stringify(thing)}` },
    onSuccess: ({ message }) => void (message && toast.success(message)),
    meta: { refetch: [getRentalWishlist] },
  });
