import { importPart } from '@/lib/import-part';
import { openLazyDialog } from '@/lib/dialogs';

const load = () => importPart(() => import('./rental-cart-drawer'));

let isOpen = false;

/** Opens the drawer of rental's cart; it is loaded with its first opening. */
export async function openRentalCart(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    await openLazyDialog(() => load().then((it) => it.RentalCartDrawer), {}, 'drawer');
  } finally {
    isOpen = false;
  }
}

/** For the pointer or the focus that comes near the cart's button. */
export function warmRentalCart(): void {
  void load();
}
