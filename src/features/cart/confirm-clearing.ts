import { importPart } from '@/lib/import-part';
import { openLazyDialog } from '@/lib/dialogs';

/** Asks whether the cart may be emptied, or what is in it replaced; false when the customer keeps it as it is. */
export async function confirmClearing(why: 'replace' | 'empty'): Promise<boolean> {
  const load = () => importPart(() => import('./clear-cart-dialog')).then((it) => it.ClearCartDialog);
  return (await openLazyDialog(load, { why })) ?? false;
}
