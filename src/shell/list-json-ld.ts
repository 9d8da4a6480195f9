import type { ItemCard } from '@/contract/item';
import type { StoreCard } from '@/contract/store';
import { itemPath } from '@/features/item/item-href';
import { storePath } from '@/features/item/store-href';
import { address } from './seo';

type Entry = { name: string; path: string };

/** What a list page holds, in its order, for search engines. */
export function listJsonLd(name: string, entries: readonly Entry[]): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      url: address(path, 'en'),
    })),
  };
}

export function storeListJsonLd(name: string, stores: readonly StoreCard[]): object {
  return listJsonLd(
    name,
    stores.map((store) => ({ name: store.name, path: storePath(store) })),
  );
}

export function itemListJsonLd(name: string, items: readonly ItemCard[]): object {
  return listJsonLd(
    name,
    items.map((item) => ({ name: item.name, path: itemPath(item) })),
  );
}

/** The way from home to a page. */
export function crumbsJsonLd(crumbs: readonly Entry[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: address(path, 'en'),
    })),
  };
}
