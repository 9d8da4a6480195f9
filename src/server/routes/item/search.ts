import type { InferType } from 'yup';
import * as search from '@/contract/catalogue/search';
import * as schema from '@/contract/catalogue/search.schema';
import * as older from '@/contract/older-calls';
import * as olderSchema from '@/contract/older-calls.schema';
import { ApiError, type Routes } from '../../http/api';
import type { Caller } from '../../http/caller';
import type { ItemFilter } from '../../data/catalogue/item-filter';
import { type ItemOrder, suggestItems } from '../../data/catalogue/item-list';
import { searchCategories } from '../../data/catalogue/search';
import { type StoreFilter, type StoreOrder, suggestStores } from '../../data/catalogue/store-list';
import { mediaUrl, toPageRequest, localizeText } from '../../data/view';
import { requireModule } from '../../http/guards';
import { type ItemChoice, answerItemPage } from './item-page';
import { enter, enterAny } from '../market';
import { storePage } from '../store-page';

const ITEM_ORDERS: Record<string, ItemOrder> = { new: 'newest', discounted: 'largest_discount' };

const STORE_ORDERS: Record<string, StoreOrder> = {
  new: 'newest',
  newly_joined: 'newest',
  popular: 'popular',
  top_rated: 'top_rated',
};

const MOST = 50;

export const searchRoutes: Routes = (on) => {
  on(search.findItems, schema.listCombined, ({ list_type, ...choice }, caller) =>
    list_type === 'item' ? answerItems(choice, caller) : answerStores(choice, caller),
  );
  on(older.listSomeItems, olderSchema.listSome, answerItems);
  on(older.listSomeStores, olderSchema.listSome, answerStores);

  on(search.suggestItems, schema.suggestItems, async ({ name, ...input }, caller) => {
    const { market, view } = await enter(caller);
    const page = toPageRequest(input, 10);
    const query = { filter: { market, words: name }, order: 'match', page } as const;
    const { total_size, rows } = await suggestItems(caller.db, query, view);
    const products = rows.map((row) => ({
      id: row.id,
      name: localizeText(row.name, view),
      image: row.image,
      image_full_url: mediaUrl(row.image, view),
    }));
    return { total_size, ...page, products };
  });

  on(search.suggestAll, schema.suggestAll, async ({ name }, caller) => {
    if (!caller.at) throw new ApiError('longitude-latitude');
    const { market, view } = await enter(caller);
    const query = { filter: { market, words: name }, order: 'match', page: { limit: MOST, offset: 1 } } as const;
    const [items, stores, categories] = await Promise.all([
      suggestItems(caller.db, query, view),
      suggestStores(caller.db, query, view),
      searchCategories(caller.db, requireModule(caller), name, MOST),
    ]);
    return {
      items: items.rows.map(({ id, name, image }) => ({
        id,
        name: localizeText(name, view),
        image,
        image_full_url: mediaUrl(image, view),
      })),
      stores: stores.map(({ id, name, logo }) => ({
        id,
        name: localizeText(name, view),
        logo,
        logo_full_url: mediaUrl(logo, view),
      })),
      categories: categories.map(({ id, name, image }) => ({
        id,
        name: localizeText(name, view),
        image,
        image_full_url: mediaUrl(image, view),
      })),
    };
  });
};

type Choice = InferType<typeof olderSchema.listSome>;

async function answerItems({ data_type, name, ...choice }: Choice, caller: Caller) {
  const { market, view } = await enter(caller);
  const filter: ItemFilter = { market, words: name || undefined, discounted: data_type === 'discounted' };
  const order = ITEM_ORDERS[data_type ?? ''] ?? 'popular';
  return answerItemPage(caller, view, { filter, order, size: 10, form: 'full' }, relevant(choice, data_type));
}

async function answerStores({ data_type, name, store_type, featured, ...choice }: Choice, caller: Caller) {
  const { market, view } = await enterAny(caller);
  const only = { words: name || undefined, discounted: data_type === 'discounted', featured: featured === 1 };
  const filter: StoreFilter = { market, ...only };
  const order = STORE_ORDERS[store_type ?? ''] ?? STORE_ORDERS[data_type ?? ''] ?? 'open_first';
  return storePage(caller, view, { filter, order, size: 10 }, relevant(choice, data_type));
}

/** The list of a category or a brand needs an id; without one it is empty, not complete. */
function relevant(choice: ItemChoice, data_type: string | undefined): ItemChoice {
  if (data_type === 'category' && !choice.category_ids?.length) return { ...choice, category_ids: [0] };
  if (data_type === 'brand' && !choice.brand_ids?.length) return { ...choice, brand_ids: [0] };
  return choice;
}
