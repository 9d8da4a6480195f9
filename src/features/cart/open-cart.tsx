import { importPart } from '@/lib/import-part';
import { singleDrawer } from '@/lib/single-drawer';

/** Preloads the cart drawer; call it when a press is likely. */
export const loadCart = () => importPart(() => import('./drawer/cart-drawer'));

/** Opens the cart drawer; lazy: loaded with its first opening. */
export const openCart = singleDrawer(() => loadCart().then((mod) => mod.CartDrawer));
