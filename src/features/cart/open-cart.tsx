import { importPart } from '@/lib/import-part';
import { singleDialog } from '@/lib/single-dialog';

const load = () => importPart(() => import('./drawer/cart-drawer'));

/** Opens the cart's drawer; it is loaded with its first opening. */
export const openCart = singleDialog(() => load().then((it) => it.CartDrawer), 'drawer');

/** For the pointer or the focus that comes near the cart's button. */
export function warmCart(): void {
  void load();
}
