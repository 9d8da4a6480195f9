import type { QueryClient } from '@tanstack/react-query';
import type { Input } from '@/contract/core/endpoint';
import { addToWishlist, getWishlist, removeFromWishlist } from '@/contract/customer/wishlist';
import { request } from '@/lib/api/browser';
import { runMutation } from '@/lib/api/use-call';
import { toast } from '@/lib/toast';
import { exceptAsWished } from './as-wished';

/** Saves (true) or removes (false) an item or a store; settles after the list is refetched. */
export function saveWish(client: QueryClient, thing: Input<typeof addToWishlist>, isWished: boolean) {
  const options = {
    mutationKey: [addToWishlist.path],
    mutationFn: (wished: boolean) =>
      request(wished ? addToWishlist : removeFromWishlist, thing).catch(exceptAsWished(wished)),
    // Two presses of the same heart are sent in order.
    scope: { id: `${addToWishlist.path} ${JSON.stringify(thing)}` },
    onSuccess: ({ message }: { message: string }) => void (message && toast.success(message)),
    meta: { refetch: [getWishlist] },
  };
  return runMutation(client, options, isWished);
}
