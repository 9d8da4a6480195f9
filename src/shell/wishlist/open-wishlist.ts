import { importPart } from '@/lib/import-part';
import { singleDialog } from '@/lib/single-dialog';

/** Preloads the wishlist; call it when a press is likely. */
export const loadWishlist = () => importPart(() => import('./wishlist-drawer'));

export const openWishlist = singleDialog(() => loadWishlist().then((mod) => mod.WishlistDrawer), 'drawer');
