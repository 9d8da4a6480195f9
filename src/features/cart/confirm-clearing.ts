import { importPart } from '@/lib/import-part';
import { openLazyDialog } from '@/lib/dialogs';

/** Asks whether the cart may be emptied or replaced; false when the customer keeps it. */
export async function confirmClearing(why: 'replace' | 'empty'): Promise<boolean> {
  const load = () => importPart(() => import('./clear-cart-dialog')).then((mod) => mod.ClearCartDialog);
  return (await openLazyDialog(load, { why })) ?? false;
}
