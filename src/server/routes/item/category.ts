import * as brand from '@/contract/catalogue/brand';
import * as category from '@/contract/catalogue/category';
import * as lists from '@/contract/catalogue/category-lists';
import * as condition from '@/contract/catalogue/condition';
import * as schema from '@/contract/catalogue/category.schema';
import { nothing } from '@/contract/core/fields';
import type { Routes } from '../../http/api';
import * as data from '../../data/catalogue/category';
import { createView } from '../../data/view';
import { serializeBrand, serializeCategory, serializeCondition } from '../../serializers/category';
import { requireModule } from '../../http/guards';
import { answerItemPage } from './item-page';
import { enter } from '../market';
import { storePage } from '../store-page';

/** No category has this id, so an unknown one finds nothing. */
const NONE = 0;

export const categoryRoutes: Routes = (on) => {
  on(category.listCategories, schema.listCategories, async ({ featured }, caller) => {
    const options = { featured: featured === 1 };
    const [rows, view] = await Promise.all([
      data.listMainCategories(caller.db, requireModule(caller), options),
      createView(caller),
    ]);
    return rows.map((row) => serializeCategory(row, view));
  });

  on(lists.listPopularCategories, nothing, async (_input, caller) => {
    const [rows, view] = await Promise.all([
      data.listPopularCategories(caller.db, requireModule(caller), 20),
      createView(caller),
    ]);
    return rows.map((row) => serializeCategory(row, view));
  });

  on(lists.listSubCategories, schema.byCategory, async ({ id }, caller) => {
    const [rows, view] = await Promise.all([data.listSubCategories(caller.db, id), createView(caller)]);
    return rows.map((row) => serializeCategory(row, view));
  });

  goods(on);
  brands(on);
};

/** What is sold in categories. `list` is registered before `:id`, which would match it. */
const goods: Routes = (on) => {
  on(lists.listCategoriesItems, schema.listByCategories, async (choice, caller) => {
    const { market, view } = await enter(caller);
    return answerItemPage(caller, view, { filter: { market }, order: 'popular', form: 'full' }, choice);
  });

  on(lists.listCategoriesStores, schema.listByCategories, async (choice, caller) => {
    const { market, view } = await enter(caller);
    return storePage(caller, view, { filter: { market }, order: 'open_first' }, choice);
  });

  on(lists.listCategoryItems, schema.listByCategory, async ({ id, ...choice }, caller) => {
    const [{ market, view }, category_id = NONE] = await Promise.all([
      enter(caller),
      data.findCategoryId(caller.db, id),
    ]);
    const filter = { market, category_ids: [category_id] };
    return answerItemPage(caller, view, { filter, order: 'popular', form: 'full' }, choice);
  });

  on(lists.listCategoryStores, schema.listByCategory, async ({ id, ...choice }, caller) => {
    const [{ market, view }, category_id = NONE] = await Promise.all([
      enter(caller),
      data.findCategoryId(caller.db, id),
    ]);
    return storePage(caller, view, { filter: { market, category_ids: [category_id] }, order: 'open_first' }, choice);
  });

  on(lists.listFeaturedCategoryItems, schema.listPaged, async (choice, caller) => {
    const { market, view } = await enter(caller);
    const featured = await data.listMainCategories(caller.db, requireModule(caller), { featured: true });
    const category_ids = featured.length > 0 ? featured.map(({ id }) => id) : [NONE];
    const page = await answerItemPage(
      caller,
      view,
      { filter: { market, category_ids }, order: 'popular', form: 'full', key: 'items' },
      choice,
    );
    const { items, ...rest } = { items: [], ...page };
    return { ...rest, products: items, categories: featured.map((category) => serializeCategory(category, view)) };
  });
};

const brands: Routes = (on) => {
  on(brand.listBrands, nothing, async (_input, caller) => {
    const [rows, view] = await Promise.all([data.listBrandsIn(caller.db, requireModule(caller)), createView(caller)]);
    return rows.map((row) => serializeBrand(row, view));
  });

  on(brand.listBrandItems, schema.listByCategory, async ({ id, ...choice }, caller) => {
    const [{ market, view }, brand] = await Promise.all([enter(caller), data.findBrand(caller.db, id)]);
    const filter = { market, brand_ids: [brand?.id ?? NONE] };
    return answerItemPage(caller, view, { filter, order: 'popular', form: 'full' }, choice);
  });

  on(condition.listConditions, nothing, async (_input, caller) => {
    const { market, view } = await enter(caller);
    const rows = await data.listConditionsIn(caller.db, market);
    return rows.map((row) => serializeCondition(row, view));
  });

  on(condition.listConditionNames, nothing, async (_input, caller) => {
    const [rows, view] = await Promise.all([data.listAllConditions(caller.db), createView(caller)]);
    return rows.map((row) => serializeCondition(row, view));
  });

  on(condition.listConditionItems, schema.listByCategory, async ({ id, ...choice }, caller) => {
    const [{ market, view }, condition] = await Promise.all([enter(caller), data.findCondition(caller.db, id)]);
    const filter = { market, condition_id: condition?.id ?? NONE };
    return answerItemPage(caller, view, { filter, order: 'popular', form: 'full' }, choice);
  });
};
