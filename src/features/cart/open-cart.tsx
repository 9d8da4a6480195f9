import { openLazyDialog } from '@/lib/dialogs';

const load = () => import('./cart-drawer');

let isOpen = false;

/** Opens the cart's drawer; it is loaded with its first opening. */
export async function openCart(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    await openLazyDialog(() => load().then((it) => it.CartDrawer), {}, 'drawer');
  } finally {
    isOpen = false;
  }
}

/** For the pointer or the focus that comes near the cart's button. */
export function warmCart(): void {
  void load();
}
