import { openDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';

let isOpen = false;

/** Opens the drawer of rental's cart; it is loaded with its first opening. */
export async function openRentalCart(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    const { RentalCartDrawer } = await importPart(() => import('./rental-cart-drawer'));
    await openDialog(RentalCartDrawer, {});
  } finally {
    isOpen = false;
  }
}
