/**
 * The filters and the sort order of a list, and their form in the URL.
 * Spec: wire-format §5.4 (`get-combined-data` and its filter tokens), beyond §2 (the URL contains the state of a list).
 * Invalid values in the URL are ignored.
 */
import { limits } from '../limits';
import { isRowId } from '../wire/row-id';
import { priceEnds } from './price-ends';

const itemOrders = ['relevant', 'popular', 'top_rated', 'low', 'high'] as const;
const foundStoreOrders = ['relevant', 'popular', 'top_rated', 'nearby', 'fast_delivery'] as const;
const itemFlags = ['veg', 'organic', 'halal', 'discounted', 'free_delivery', 'available_now'] as const;
const storeFlags = ['open', 'veg', 'halal', 'discounted', 'free_delivery', 'coupon'] as const;

export type FoundKind = 'items' | 'stores';
export type FoundOrder = (typeof itemOrders)[number] | (typeof foundStoreOrders)[number];
export type FoundFlag = (typeof itemFlags)[number] | (typeof storeFlags)[number];

export type SearchChoice = {
  kind: FoundKind;
  order: FoundOrder;
  flags: ReadonlySet<FoundFlag>;
  /** Whole amounts; null means no limit. */
  min: number | null;
  max: number | null;
  /** Minimum number of stars; 0 for any. */
  rating: number;
  category_ids: readonly number[];
  brand_ids: readonly number[];
};

export const defaultSearch: SearchChoice = {
  kind: 'items',
  order: 'relevant',
  flags: new Set(),
  min: null,
  max: null,
  rating: 0,
  category_ids: [],
  brand_ids: [],
};

/** The query parameters of a choice. `search` and all others are not ours. */
export const choiceParams = ['show', 'sort', 'filter', 'min', 'max', 'rating', 'category', 'brand'] as const;

export type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

export function parseChoice(params: Params): SearchChoice {
  const param = (name: string) => String([params[name] ?? ''].flat()[0] ?? '');
  const kind: FoundKind = param('show') === 'stores' ? 'stores' : 'items';
  const flags = param('filter').split(',');
  const [low, high] = [parseAmount(param('min')), parseAmount(param('max'))];
  const isTurned = low !== null && high !== null && low > high;
  return {
    kind,
    order: sortOrders(kind).find((sortOrder) => sortOrder === param('sort')) ?? 'relevant',
    flags: new Set(searchFlags(kind).filter((searchFlag) => flags.includes(searchFlag))),
    min: isTurned ? high : low,
    max: isTurned ? low : high,
    rating: [3, 4, 4.5].find((stars) => stars === Number(param('rating'))) ?? 0,
    category_ids: parseIds(param('category')),
    brand_ids: kind === 'items' ? parseIds(param('brand')) : [],
  };
}

/** Writes the shortest URL: defaults are left out. */
export function toParams(choice: SearchChoice): Record<string, string> {
  const { kind, order, flags, min, max, rating, category_ids, brand_ids } = choice;
  const params = {
    show: kind === 'stores' ? 'stores' : '',
    sort: order === 'relevant' ? '' : order,
    filter: searchFlags(kind)
      .filter((searchFlag) => flags.has(searchFlag))
      .join(','),
    min: min === null ? '' : String(min),
    max: max === null ? '' : String(max),
    rating: rating === 0 ? '' : String(rating),
    category: category_ids.join(','),
    brand: brand_ids.join(','),
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
}

export const sortOrders = (kind: FoundKind): readonly FoundOrder[] =>
  kind === 'items' ? itemOrders : foundStoreOrders;
export const searchFlags = (kind: FoundKind): readonly FoundFlag[] => (kind === 'items' ? itemFlags : storeFlags);

/**
 * Changes the kind. Choices that both kinds have stay: flags, stars and categories. Prices are dropped for stores;
 * brands and sort orders that the new kind lacks are dropped.
 */
export function withKind(choice: SearchChoice, kind: FoundKind): SearchChoice {
  return parseChoice({ ...toParams(choice), show: kind, ...(kind === 'stores' && { min: '', max: '' }) });
}

/** Own additions: other back ends know no such tokens, and would find nothing or everything (`diet_filters`). */
const ownFlags: readonly FoundFlag[] = ['organic', 'halal'];

export const isOwnFlag = (flag: FoundFlag): boolean => ownFlags.includes(flag);

/** The choice as a back end without them understands it. */
export function withoutOwnFlags(choice: SearchChoice): SearchChoice {
  const known = [...choice.flags].filter((flag) => !isOwnFlag(flag));
  return known.length < choice.flags.size ? { ...choice, flags: new Set(known) } : choice;
}

/** The number of active filters, for the badge on the button. */
export function narrowings({ flags, min, max, rating, category_ids, brand_ids }: SearchChoice): number {
  const lists = [category_ids, brand_ids].filter((ids) => ids.length > 0).length;
  return flags.size + (min !== null || max !== null ? 1 : 0) + (rating > 0 ? 1 : 0) + lists;
}

/** Removes all filters; kind and sort order stay. */
export function widen({ kind, order }: SearchChoice): SearchChoice {
  return { ...defaultSearch, kind, order };
}

/** The input of `get-combined-data` for a choice. */
export function choiceInput({ order, flags, min, max, rating, category_ids, brand_ids }: SearchChoice) {
  const tokens = [...[...flags].filter((flag) => flag !== 'veg'), ...(order === 'relevant' ? [] : [order])];
  return {
    ...(flags.has('veg') && { type: 'veg' as const }),
    ...(tokens.length > 0 && { filter: JSON.stringify(tokens) }),
    ...priceEnds(min, max),
    ...(rating > 0 && { rating_count: rating }),
    ...(category_ids.length > 0 && { category_ids: [...category_ids] }),
    ...(brand_ids.length > 0 && { brand_ids: [...brand_ids] }),
  };
}

const MOST = 20;

function parseIds(said: string): number[] {
  const ids = said.split(',').map(Number);
  return [...new Set(ids.filter(isRowId))].slice(0, MOST);
}

function parseAmount(said: string): number | null {
  const amount = said === '' ? NaN : Number(said);
  return Number.isFinite(amount) && amount >= 0 && amount <= limits.amount_max ? Math.round(amount) : null;
}
