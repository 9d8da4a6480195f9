import * as store from '@/contract/catalogue/store';
import { nothing } from '@/contract/core/fields';
import * as schema from '@/contract/catalogue/store.schema';
import { listVisitAgain } from '@/contract/catalogue/visit';
import type { Routes } from '../http/api';
import type { Caller } from '../http/caller';
import { mergeObjects } from '../data/sql/merge-objects';
import { listStoreReviews } from '../data/catalogue/review';
import { listItemCardsByIds } from '../data/catalogue/item';
import { findStore, listStoresByIds } from '../data/catalogue/store';
import type { StoreFilter, StoreOrder } from '../data/catalogue/store-list';
import { listVisitedItems, listVisitedStores } from '../data/catalogue/visit';
import { serializeItemCard } from '../serializers/item';
import { serializeStoreReview } from '../serializers/review';
import { serializeStore } from '../serializers/store';
import { EMPTY_ANSWER, toPageRequest, createView } from '../data/view';
import { forCustomers, requireCustomer } from '../http/guards';
import { enter, enterAny } from './market';
import { storeDetails } from './store-details';
import { type StoreChoice, storePage } from './store-page';

const BY_TYPE: Record<string, StoreOrder> = { newly_joined: 'newest', popular: 'popular', top_rated: 'top_rated' };

export const storeRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  on(store.listStores, schema.listStores, async ({ filter, store_type, featured, ...choice }, caller) => {
    const { market, view } = await enterAny(caller);
    const order = BY_TYPE[store_type ?? ''] ?? 'open_first';
    const way = filter === 'all' ? undefined : filter;
    return storePage(caller, view, { filter: { market, way, featured: featured === 1 }, order }, choice);
  });

  on(store.listPopularStores, schema.listSomeStores, inMarket('popular'));
  on(store.listLatestStores, schema.listSomeStores, inMarket('newest'));
  on(store.listDiscountedStores, schema.listSomeStores, inMarket('popular', { discounted: true }));
  on(store.listTopRatedStores, schema.listSomeStores, inMarket('top_rated'));
  on(store.listRecommendedStores, schema.listSomeStores, inMarket('top_rated', { recommended: true }));

  on(store.listTopOffers, schema.listTopOffers, ({ sort_by, name, halal, ...choice }, caller) => {
    const filter = { with_offers: true, words: name || undefined, halal: halal === 1 };
    const asked = sort_by === undefined ? undefined : sort_by === 'asc' ? 'name_asc' : 'name_desc';
    return inMarket('nearest', filter, asked)(choice, caller);
  });

  on(store.searchStores, schema.searchStores, ({ name, category_id, ...choice }, caller) =>
    inMarket('popular', { words: name })({ ...choice, ...(category_id && { category_ids: [category_id] }) }, caller),
  );

  on(store.getStore, schema.getStore, async ({ id }, caller) => {
    const row = await findStore(caller.db, id);
    return row ? storeDetails(caller, row, await createView(caller)) : EMPTY_ANSWER;
  });

  onCustomer(listVisitAgain, nothing, async (_input, caller) => {
    const { id } = requireCustomer(caller);
    const { market, view } = await enter(caller);
    const ids = await listVisitedStores(caller.db, id, market);
    const [rows, goods] = await Promise.all([
      listStoresByIds(caller.db, ids),
      listVisitedItems(caller.db, id, ids).then((found) => listItemCardsByIds(caller.db, found, view.now)),
    ]);
    return rows.map((row) => {
      const own = goods.filter(({ store_id }) => store_id === row.id);
      return mergeObjects(serializeStore(row, view), { items: own.map((item) => serializeItemCard(item, view)) });
    });
  });

  on(store.listStoreReviews, schema.listStoreReviews, async ({ store_id, ...input }, caller) => {
    const [rows, view] = await Promise.all([
      listStoreReviews(caller.db, store_id, toPageRequest(input, 50)),
      createView(caller),
    ]);
    return rows.map((row) => serializeStoreReview(row, view));
  });
};

function inMarket(order: StoreOrder, filter: Omit<StoreFilter, 'market'> = {}, asked?: StoreOrder) {
  return async (choice: StoreChoice, caller: Caller) => {
    const { market, view } = await enter(caller);
    return storePage(caller, view, { filter: { ...filter, market }, order, asked }, choice);
  };
}
