import Router from 'next/router';
import type { CartLine } from '@/contract/ordering/cart';
import type { AnyItemCard, ItemCard } from '@/contract/catalogue/item';
import { openLazyDialog } from '@/lib/dialogs';
import { itemHref } from './item-href';

type Opened = {
  /** A card is enough, the details are fetched; a campaign's list has brought them. */
  item: AnyItemCard;
  /** A line of the cart that is to be changed (CART-09). */
  line?: CartLine | undefined;
};

const load = () => import('./dialog/item-dialog');

/** Loads the dialog ahead: on the pointer's coming near or on focus. */
export function prepareItem(): void {
  void load();
}

/** In a dialog; an item with a page of its own goes there, unless its line is being changed. */
export async function openItem({ item, line }: Opened): Promise<void> {
  if (!line && item.kind === 'item' && hasOwnPage(item)) return void Router.push(itemHref(item));
  await openLazyDialog(() => load().then((it) => it.ItemDialog), { item, line });
}

/** Ecommerce items are told on their page (ordering §2, routes). */
export function hasOwnPage({ module_type }: Pick<ItemCard, 'kind' | 'module_type'>): boolean {
  return module_type === 'ecommerce';
}
