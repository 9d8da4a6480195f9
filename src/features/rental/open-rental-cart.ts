import { openDialog } from '@/lib/dialogs';

let isOpen = false;

/** Opens the drawer of rental's cart; it is loaded with its first opening. */
export async function openRentalCart(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    const { RentalCartDrawer } = await import('./rental-cart-drawer');
    await openDialog(RentalCartDrawer, {});
  } finally {
    isOpen = false;
  }
}
