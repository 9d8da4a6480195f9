import { importPart } from '@/lib/import-part';
import Router from 'next/router';
import type { CartLine } from '@/contract/ordering/cart';
import type { AnyItemCard, ItemCard } from '@/contract/catalogue/item';
import { openLazyDialog } from '@/lib/dialogs';
import { itemHref } from './item-href';

type Opened = {
  /** A card is enough, as the details are fetched; campaign items already have them. */
  item: AnyItemCard;
  /** The cart line to edit (CART-09). */
  line?: CartLine | undefined;
};

/** Preloads the item dialog; call it when a press is likely. */
export const loadItem = () => importPart(() => import('./dialog/item-dialog'));

/** Opens the item in a dialog; an item with its own page opens there, unless its cart line is being edited. */
export async function openItem({ item, line }: Opened): Promise<void> {
  if (!line && item.kind === 'item' && hasOwnPage(item)) return void Router.push(itemHref(item));
  await openLazyDialog(() => loadItem().then((mod) => mod.ItemDialog), { item, line });
}

/** Ecommerce items have their own page (ordering §2, routes). */
export function hasOwnPage({ module_type }: Pick<ItemCard, 'kind' | 'module_type'>): boolean {
  return module_type === 'ecommerce';
}
