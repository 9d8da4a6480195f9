import { useMutation } from '@tanstack/react-query';
import type { Input } from '@/contract/core/endpoint';
import { addToWishlist, getWishlist, removeFromWishlist } from '@/contract/customer/wishlist';
import { request } from '@/lib/api/browser';
import { toast } from '@/lib/toast';
import { exceptAsWished } from './as-wished';

/** Saves (true) or removes (false) an item or a store; settles after the list is refetched. */
export const useSaveWish = (thing: Input<typeof addToWishlist>) =>
  useMutation({
    mutationKey: [addToWishlist.path],
    mutationFn: (isWished: boolean) =>
      request(isWished ? addToWishlist : removeFromWishlist, thing).catch(exceptAsWished(isWished)),
    // Two presses of the same heart are sent in order.
    scope: { id: `${addToWishlist.path} ${JSON.stringify(thing)}` },
    onSuccess: ({ message }) => void (message && toast.success(message)),
    meta: { refetch: [getWishlist] },
  });
