import type { ItemCard } from '@/contract/catalogue/item';
import type { StoreCard } from '@/contract/catalogue/store';
import { itemPath } from '@/features/item/item-href';
import { storePath } from '@/features/item/store-href';
import type { AddressOf } from '@/lib/site';

export type Entry = { name: string; path: string };

/** The items of a list page in their order, for search engines. */
export function listJsonLd(at: AddressOf, name: string, entries: readonly Entry[]): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      url: at(path),
    })),
  };
}

export const storeEntries = (stores: readonly StoreCard[] = []): Entry[] =>
  stores.map((store) => ({ name: store.name, path: storePath(store) }));

export const itemEntries = (items: readonly ItemCard[] = []): Entry[] =>
  items.map((item) => ({ name: item.name, path: itemPath(item) }));
