import { categories, modules, stores, zones } from '../../schema';
import type { Loading } from '../loading';
import type { Item } from '../shape/goods';
import type { Store } from '../shape/store';

/** An item of the files with the store that sells it. */
export type Goods = { item: Item; store: Store };

/** The columns that an item and a campaign item have in common. */
export function goodsRow({ id, picture }: Loading, { item, store }: Goods) {
  const images = item.pictures.map((file) => picture('item', file));
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
