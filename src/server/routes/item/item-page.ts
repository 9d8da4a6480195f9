import type { Caller } from '../../http/caller';
import { serializeCategory } from '../../serializers/category';
import type { ItemFilter, Kind } from '../../data/catalogue/item-filter';
import { type ItemList, type ItemOrder, listItemCards, listItems } from '../../data/catalogue/item-list';
import { serializeItem, serializeItemCard } from '../../serializers/item';
import { toPageRequest, type View } from '../../data/view';

/** What a client may ask of a list of items; all of it is optional. */
export type ItemChoice = {
  type?: Kind | undefined;
  category_ids?: number[] | undefined;
  brand_ids?: number[] | undefined;
  filter?: string | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
  rating_count?: number | undefined;
  search?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

export type ItemPreset = {
  filter: ItemFilter;
  /** The default order, unless the client asks for another one. */
  order: ItemOrder;
  /** Rows of a page when the client names no limit. */
  size?: number;
  form?: 'card' | 'full';
  /** The name of the list in the answer. */
  key?: 'products' | 'items';
};

/** One page of items in the envelope of the wire (wire-format §1.5), by the list's own rules and the client's choice. */
export async function answerItemPage(caller: Caller, view: View, preset: ItemPreset, choice: ItemChoice) {
  const page = toPageRequest(choice, preset.size ?? 25);
  const tokens = parseTokens(choice.filter);
  const filter = { ...preset.filter, ...chosen(choice, tokens) };
  const query = {
    filter,
    order: orderAmong(tokens, TOKEN_ORDERS) ?? (filter.words === undefined ? preset.order : 'match'),
    page,
    with_categories: preset.key !== 'items',
  };
  if (preset.form === 'full') {
    const { rows, ...found } = await listItems(caller.db, query, view);
    return serializePage({ ...found, ...page, list: rows.map((row) => serializeItem(row, view)) }, preset, view);
  }
  const { rows, ...found } = await listItemCards(caller.db, query, view);
  return serializePage({ ...found, ...page, list: rows.map((row) => serializeItemCard(row, view)) }, preset, view);
}

type ListedItem = ReturnType<typeof serializeItem> | ReturnType<typeof serializeItemCard>;
type Found = Omit<ItemList, 'rows'> & { limit: number; offset: number; list: ListedItem[] };

function serializePage({ total_size, limit, offset, list, categories }: Found, { key }: ItemPreset, view: View) {
  if (key === 'items') return { total_size, limit, offset, items: list };
  return {
    total_size,
    limit,
    offset,
    products: list,
    categories: categories.map((category) => serializeCategory(category, view)),
  };
}

/** Only the filters that the client has set, so that they do not override those of the list itself. */
function chosen(choice: ItemChoice, tokens: Set<string>): Partial<ItemFilter> {
  const { type, category_ids, brand_ids, min_price, max_price, rating_count, search } = choice;
  return {
    kind: type,
    min_price,
    max_price,
    rating_count,
    ...(category_ids && { category_ids }),
    ...(brand_ids && { brand_ids }),
    ...(search && { words: search }),
    ...(tokens.has('discounted') && { discounted: true }),
    free_delivery: tokens.has('free_delivery'),
    coupon: tokens.has('coupon'),
    available_now: tokens.has('available_now'),
    organic: tokens.has('organic'),
    halal: tokens.has('halal'),
  };
}

const TOKEN_ORDERS: Record<string, ItemOrder> = {
  high: 'high',
  low: 'low',
  top_rated: 'top_rated',
  popular: 'popular',
  best_selling: 'popular',
  new_arrival: 'newest',
};

/** The first of the orders that is asked for. */
export function orderAmong<Order>(tokens: Set<string>, orders: Record<string, Order>): Order | undefined {
  return Object.entries(orders).find(([token]) => tokens.has(token))?.[1];
}

/** `["top_rated","low"]` and `top_rated,low` alike. */
export function parseTokens(filter: string | undefined): Set<string> {
  return new Set(filter?.match(/[a-z_]+/g) ?? []);
}
