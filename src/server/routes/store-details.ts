import type { Caller } from '../http/caller';
import { listStoreCategories } from '../data/catalogue/category';
import { serializeCategory } from '../serializers/category';
import { mergeObjects } from '../data/sql/merge-objects';
import { findPriceRange } from '../data/catalogue/item-facts';
import type { StoreRow } from '../data/catalogue/store';
import { serializeStore } from '../serializers/store';
import type { View } from '../data/view';

/** A store with what its own page needs (wire-format §5.2). */
export async function storeDetails({ db }: Caller, row: StoreRow, view: View) {
  const [categories, range] = await Promise.all([listStoreCategories(db, row.id), findPriceRange(db, row.id)]);
  return mergeObjects(serializeStore(row, view), {
    category_ids: categories.map(({ id }) => id),
    category_details: categories.map((category) => serializeCategory(category, view)),
    price_range: [range],
  });
}
