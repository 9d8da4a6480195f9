import type { QueryClient } from '@tanstack/react-query';
import type { Input } from '@/contract/core/endpoint';
import { addToWishlist, getWishlist, removeFromWishlist } from '@/contract/customer/wishlist';
import { request } from '@/lib/api/browser';
import { runMutation } from '@/lib/api/use-call';
import { toast } from '@/lib/toast';

/** Saves an item or a store (true) or gives it up again (false); done once the list has been read anew. */
export function saveWish(client: QueryClient, thing: Input<typeof addToWishlist>, isWished: boolean) {
  const options = {
    mutationKey: [addToWishlist.path],
    mutationFn: (wished: boolean) => request(wished ? addToWishlist : removeFromWishlist, thing),
    // Two presses of one heart arrive in their order.
    scope: { id: `${addToWishlist.path} ${JSON.stringify(thing)}` },
    onSuccess: ({ message }: { message: string }) => void (message && toast.success(message)),
    meta: { refetch: [getWishlist] },
  };
  return runMutation(client, options, isWished);
}
