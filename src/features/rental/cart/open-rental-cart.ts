import { importPart } from '@/lib/import-part';
import { singleDialog } from '@/lib/single-dialog';

const load = () => importPart(() => import('./rental-cart-drawer'));

/** Opens the drawer of rental's cart; it is loaded with its first opening. */
export const openRentalCart = singleDialog(() => load().then((it) => it.RentalCartDrawer), 'drawer');

/** For the pointer or the focus that comes near the cart's button. */
export function warmRentalCart(): void {
  void load();
}
