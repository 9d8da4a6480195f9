import * as schema from '@/contract/customer/wishlist.schema';
import { addToWishlist, getWishlist, removeFromWishlist } from '@/contract/customer/wishlist';
import { nothing } from '@/contract/core/fields';
import { translate } from '@/i18n/both';
import { ApiError, type Routes } from '../http/api';
import { listItemsByIds } from '../data/catalogue/item';
import { findMarket } from '../data/market';
import { listStoresByIds } from '../data/catalogue/store';
import { serializeItem } from '../serializers/item';
import { serializeStore } from '../serializers/store';
import { createView } from '../data/view';
import { addWish, isKnown, removeWish, listAllWishedIds, listWishedIds, type Wish } from '../data/wishlist';
import { forCustomers, requireCustomer, requireZones } from '../http/guards';

/** Spec: wire-format §6.2. A rental's vehicles have a list of their own. */
export const wishlistRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(getWishlist, nothing, async (_input, caller) => {
    const { db, module_id, now } = caller;
    const { id: user_id } = requireCustomer(caller);
    const zone_ids = requireZones(caller);
    // The module is optional here; without one the favourites of all modules are told.
    const market = module_id === null ? { module_id, zone_ids } : await findMarket(db, module_id, zone_ids);
    if (!market) throw new ApiError('moduleId');
    const view = await createView(caller);
    const { item_ids, store_ids } = await listWishedIds(db, user_id, market);
    const items = await listItemsByIds(db, item_ids, now);
    const stores = await listStoresByIds(db, store_ids);
    return {
      item: items.map((item) => serializeItem(item, view)),
      store: stores.map((store) => serializeStore(store, view)),
      ...(await listAllWishedIds(db, user_id)),
    };
  });

  onCustomer(addToWishlist, schema.addToWishlist, async (input, caller) => {
    const { id: user_id } = requireCustomer(caller);
    const wish = toWish(input);
    if (!(await isKnown(caller.db, wish))) throw new ApiError('not_found');
    if (!(await addWish(caller.db, user_id, wish, caller.now))) throw new ApiError('wish_known');
    return { message: translate(caller.language, 'answers.wish_added') };
  });

  onCustomer(removeFromWishlist, schema.removeFromWishlist, async (input, caller) => {
    const { id: user_id } = requireCustomer(caller);
    if (!(await removeWish(caller.db, user_id, toWish(input)))) throw new ApiError('wish_unknown');
    return { message: translate(caller.language, 'answers.wish_removed') };
  });
};

function toWish({ item_id, store_id }: { item_id?: number | undefined; store_id?: number | undefined }): Wish {
  if (item_id !== undefined && store_id === undefined) return { item_id };
  if (store_id !== undefined && item_id === undefined) return { store_id };
  throw new ApiError('wish_both');
}
