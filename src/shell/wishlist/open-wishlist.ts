import { importPart } from '@/lib/import-part';
import { openLazyDialog } from '@/lib/dialogs';

/** For the pointer or the focus that comes near the wishlist's button. */
export const loadWishlist = () => importPart(() => import('./wishlist-drawer'));

let isOpen = false;

export async function openWishlist(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    await openLazyDialog(() => loadWishlist().then((it) => it.WishlistDrawer), {}, 'drawer');
  } finally {
    isOpen = false;
  }
}
