import type { ItemCard } from '@/contract/catalogue/item';
import type { StoreCard } from '@/contract/catalogue/store';
import { itemPath } from '@/features/item/item-href';
import { storePath } from '@/features/item/store-href';
import type { AddressOf } from '@/lib/site';

type Entry = { name: string; path: string };

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

export function storeListJsonLd(at: AddressOf, name: string, stores: readonly StoreCard[]): object {
  return listJsonLd(
    at,
    name,
    stores.map((store) => ({ name: store.name, path: storePath(store) })),
  );
}

export function itemListJsonLd(at: AddressOf, name: string, items: readonly ItemCard[]): object {
  return listJsonLd(
    at,
    name,
    items.map((item) => ({ name: item.name, path: itemPath(item) })),
  );
}

/** The breadcrumbs of a page. */
export function crumbsJsonLd(at: AddressOf, crumbs: readonly Entry[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: at(path),
    })),
  };
}
