import type { Caller } from '../caller';
import { categoriesOfStore } from '../data/category';
import { categoryWire } from '../data/wire-category';
import { joined } from '../data/joined';
import { priceRange } from '../data/item-facts';
import type { StoreRow } from '../data/store';
import { storeWire } from '../data/wire-store';
import type { View } from '../data/wire';

/** A store with what its own page needs (api-contract §5.2). */
export async function storeDetails({ db }: Caller, row: StoreRow, view: View) {
  const [categories, range] = await Promise.all([categoriesOfStore(db, row.id), priceRange(db, row.id)]);
  return joined(storeWire(row, view), {
    category_ids: categories.map(({ id }) => id),
    category_details: categories.map((it) => categoryWire(it, view)),
    price_range: [range],
  });
}
