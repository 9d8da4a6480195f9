import { importPart } from '@/lib/import-part';
import { singleDrawer } from '@/lib/single-drawer';

/** Preloads the wishlist; call it when a press is likely. */
export const loadWishlist = () => importPart(() => import('./wishlist-drawer'));

export const openWishlist = singleDrawer(() => loadWishlist().then((mod) => mod.WishlistDrawer));
