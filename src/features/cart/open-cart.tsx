import { openDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';

const load = () => importPart(() => import('./cart-drawer'));

let isOpen = false;

/** Opens the cart's drawer; it is loaded with its first opening. */
export async function openCart(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    const { CartDrawer } = await load();
    await openDialog(CartDrawer, {});
  } finally {
    isOpen = false;
  }
}

/** For the pointer or the focus that comes near the cart's button. */
export function warmCart(): void {
  void load();
}
