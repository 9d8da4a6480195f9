import type { Caller } from '../http/caller';
import { listStores, type StoreFilter, type StoreOrder } from '../data/catalogue/store-list';
import type { Kind } from '../data/catalogue/item-filter';
import { mergeObjects } from '../data/sql/merge-objects';
import { toPageRequest, type View } from '../data/view';
import { serializeStore } from '../serializers/store';
import { orderAmong, parseTokens } from './item/item-page';

export type StoreChoice = {
  type?: Kind | undefined;
  filter?: string | undefined;
  category_ids?: number[] | undefined;
  brand_ids?: number[] | undefined;
  rating_count?: number | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

export type StorePreset = {
  filter: StoreFilter;
  /** The default order; a list with words begins with the best matches instead. */
  order: StoreOrder;
  /** The order that the client has asked for in a field of this list. */
  asked?: StoreOrder | undefined;
  size?: number;
};

/** One page of stores in the envelope of the wire, by the list's own rules and the client's choice. */
export async function storePage(caller: Caller, view: View, preset: StorePreset, choice: StoreChoice) {
  const page = toPageRequest(choice, preset.size ?? 50);
  const tokens = parseTokens(choice.filter);
  const filter = { ...preset.filter, ...chosen(choice, tokens) };
  const order =
    orderAmong(tokens, TOKEN_ORDERS) ?? preset.asked ?? (filter.words === undefined ? preset.order : 'match');
  const { total_size, rows } = await listStores(caller.db, { filter, order, page }, view);
  const stores = rows.map((row) => {
    const store = serializeStore(row, view);
    return mergeObjects(store, { category_ids: row.category_ids, discount_status: store.discount !== null });
  });
  return { total_size, ...page, stores };
}

function chosen({ type, category_ids, brand_ids, rating_count }: StoreChoice, tokens: Set<string>) {
  return {
    kind: type,
    rating_count,
    ...(category_ids && { category_ids }),
    ...(brand_ids && { brand_ids }),
    ...(tokens.has('discounted') && { discounted: true }),
    free_delivery: tokens.has('free_delivery'),
    coupon: tokens.has('coupon'),
    ...(tokens.has('halal') && { halal: true }),
    open: tokens.has('open') || tokens.has('currently_open'),
    ...way(tokens),
  };
}

function way(tokens: Set<string>): Pick<StoreFilter, 'way'> {
  if (tokens.has('delivery')) return { way: 'delivery' };
  return tokens.has('take_away') ? { way: 'take_away' } : {};
}

const TOKEN_ORDERS: Record<string, StoreOrder> = {
  nearby: 'nearest',
  fast_delivery: 'fastest',
  top_rated: 'top_rated',
  popular: 'popular',
};
