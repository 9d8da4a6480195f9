import * as item from '@/contract/catalogue/item';
import * as lists from '@/contract/catalogue/item-lists';
import { nothing } from '@/contract/core/fields';
import * as schema from '@/contract/catalogue/item.schema';
import { ApiError, type Routes } from '../../http/api';
import type { Caller } from '../../http/caller';
import type { ItemFilter } from '../../data/catalogue/item-filter';
import { listItems } from '../../data/catalogue/item-list';
import { findItem, type ItemRow } from '../../data/catalogue/item';
import { listItemReviews } from '../../data/catalogue/review';
import { serializeItem } from '../../serializers/item';
import { serializeReview } from '../../serializers/review';
import { toPageRequest, createView } from '../../data/view';
import { answerItemDetails } from './item-details';
import { type ItemChoice, answerItemPage, type ItemPreset } from './item-page';
import { enter, EVERYWHERE } from '../market';

export const itemRoutes: Routes = (on) => {
  on(lists.listPopularItems, schema.listItems, inMarket({ order: 'popular' }));
  on(lists.listMostReviewedItems, schema.listItems, inMarket({ order: 'most_reviewed' }));
  on(lists.listDiscountedItems, schema.listItems, inMarket({ order: 'largest_discount' }, { discounted: true }));
  on(lists.listNewItems, schema.listItems, inMarket({ order: 'newest', size: 50, form: 'full' }));

  on(lists.listStoreItems, schema.listStoreItems, ({ store_id, category_id, ...choice }, caller) => {
    const category_ids = choice.category_ids ?? (category_id > 0 ? [category_id] : []);
    return answerStoreItems(caller, store_id, { order: 'popular', form: 'full' }, { ...choice, category_ids });
  });

  on(lists.listRecommendedItems, schema.listRecommendedItems, ({ store_id, ...choice }, caller) => {
    const preset = { order: 'popular', form: 'full', key: 'items' } as const;
    const only = { marked: 'recommended' } as const;
    if (store_id === undefined) return inMarket(preset, only)(choice, caller);
    return answerStoreItems(caller, store_id, { ...preset, only }, choice);
  });

  on(lists.listSuggestedItems, schema.listSuggestedItems, ({ store_id, recommended, ...choice }, caller) => {
    const only = recommended === 1 ? ({ marked: 'recommended' } as const) : {};
    return answerStoreItems(caller, store_id, { order: 'popular', form: 'full', key: 'items', only }, choice);
  });

  on(lists.listBasicItems, schema.listBasicItems, ({ store_id, category_id, ...choice }, caller) =>
    inMarket({ order: 'popular', form: 'full' }, { marked: 'is_basic', store_id })(
      { ...choice, ...(category_id && { category_ids: [category_id] }) },
      caller,
    ),
  );

  on(lists.listStoreConditionItems, schema.listStoreConditionItems, ({ store_id, ...choice }, caller) =>
    answerStoreItems(caller, store_id, { order: 'popular', form: 'full', only: { marked: 'has_condition' } }, choice),
  );

  on(lists.searchItems, schema.searchItems, ({ name, store_id, category_id, ...choice }, caller) => {
    const sought = { ...choice, search: name, ...(category_id && { category_ids: [category_id] }) };
    const preset = { order: 'popular', size: 10, form: 'full' } as const;
    return store_id === undefined
      ? inMarket(preset)(sought, caller)
      : answerStoreItems(caller, store_id, preset, sought);
  });

  // No store of this market sells set menus, and the wire format has no field for them.
  on(item.listSetMenu, nothing, () => []);

  single(on);
};

const single: Routes = (on) => {
  on(item.getItem, schema.getItem, ({ id, campaign }, caller) => answerItemDetails(caller, id, campaign));

  on(item.listRelatedItems, schema.byItem, async ({ id }, caller) => {
    const { category_id, module_id, zone_id } = await requireItem(caller, id);
    const zone_ids = caller.zone_ids.length > 0 ? caller.zone_ids : [zone_id];
    return answerRelated(caller, { market: { module_id, zone_ids }, category_ids: [category_id], except: id });
  });

  on(item.listRelatedStoreItems, schema.byItem, async ({ id }, caller) => {
    const { store_id } = await requireItem(caller, id);
    return answerRelated(caller, { market: EVERYWHERE, store_id, except: id });
  });

  on(item.listStorePopularItems, schema.byItem, ({ id }, caller) =>
    answerRelated(caller, { market: EVERYWHERE, store_id: id }),
  );

  on(item.listItemReviews, schema.listItemReviews, async ({ id, ...input }, caller) => {
    const page = toPageRequest(input, 10);
    const [{ total_size, rows }, view] = await Promise.all([listItemReviews(caller.db, id, page), createView(caller)]);
    return { total_size, ...page, reviews: rows.map((row) => serializeReview(row, view)) };
  });

  on(item.getItemRating, schema.byItem, async ({ id }, caller) => {
    return (await findItem(caller.db, id, caller.now))?.avg_rating ?? 0;
  });
};

type Preset = Omit<ItemPreset, 'filter'>;

/** A list of the caller's zones and module. */
function inMarket(preset: Preset, filter: Partial<ItemFilter> = {}) {
  return async (choice: ItemChoice, caller: Caller) => {
    const { market, view } = await enter(caller);
    return answerItemPage(caller, view, { ...preset, filter: { ...filter, market } }, choice);
  };
}

/** A list of one store's items, whatever the caller's zone is. */
async function answerStoreItems(
  caller: Caller,
  store_id: number,
  preset: Preset & { only?: Partial<ItemFilter> },
  choice: ItemChoice,
) {
  const { only, ...rest } = preset;
  const filter = { ...only, market: EVERYWHERE, store_id };
  return answerItemPage(caller, await createView(caller), { ...rest, filter }, choice);
}

async function requireItem(caller: Caller, id: number): Promise<ItemRow> {
  const row = await findItem(caller.db, id, caller.now);
  if (!row) throw new ApiError('product-001');
  return row;
}

/** The ten best sellers among some items. */
async function answerRelated(caller: Caller, filter: ItemFilter) {
  const view = await createView(caller);
  const query = { filter, order: 'popular', page: { limit: 10, offset: 1 } } as const;
  const { rows } = await listItems(caller.db, query, view);
  return rows.map((row) => serializeItem(row, view));
}
