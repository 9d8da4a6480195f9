import { categories, modules, stores, zones } from '../../schema';
import type { Loading } from '../loading';
import type { Item } from '../shape/goods';
import type { Store } from '../shape/store';

/** An item of the files, and the store that sells it. */
export type Goods = { item: Item; store: Store };

/** What an item and an offer of it say alike. */
export function goodsRow({ id, picture }: Loading, { item, store }: Goods) {
  const images = item.pictures.map((it) => picture('item', it));
  return {
    name: item.name,
    description: item.description,
    image: images[0] ?? '',
    images,
    category_id: id(categories, item.category),
    store_id: id(stores, store.slug),
    module_id: id(modules, store.module),
    zone_id: id(zones, store.zone),
    price: item.price,
    unit_type: item.unit ?? null,
    veg: item.veg ?? false,
  };
}
