import { importPart } from '@/lib/import-part';
import { singleDialog } from '@/lib/single-dialog';

/** For the pointer or the focus that comes near the wishlist's button. */
export const loadWishlist = () => importPart(() => import('./wishlist-drawer'));

export const openWishlist = singleDialog(() => loadWishlist().then((it) => it.WishlistDrawer), 'drawer');
