import { number, object, string } from 'yup';
import { limits } from '@/domain/limits';
import { ROW_ID_MAX } from '@/domain/wire/row-id';
import { bit, id, idList, paging, text } from '../core/fields';
import { kind } from './store.schema';

const filters = {
  type: kind(),
  category_ids: idList(),
  /** Tokens as in `["top_rated"]` or `top_rated,popular`. */
  filter: text(200),
  min_price: number().min(0).max(limits.amount_max),
  max_price: number().min(0).max(limits.amount_max),
  rating_count: number().min(0).max(5),
};

/** 0 means every category. */
const category = () => number().integer().min(0).max(ROW_ID_MAX);

export const getItem = object({ id: text(160).required(), campaign: text(10) });

export const getCampaignItem = getItem.shape({ campaign: string().oneOf(['1']).required() });

export const byItem = object({ id: id().required() });

export const listItems = object({ ...filters, search: text(120), ...paging });

export const listStoreItems = object({
  store_id: id().required(),
  category_id: category().required(),
  ...filters,
  ...paging,
  limit: paging.limit.required(),
  offset: paging.offset.required(),
});

export const listRecommendedItems = object({
  store_id: id(),
  type: kind(),
  filter: string().oneOf(['all', 'new_arrival', 'top_rated', 'best_selling']),
  ...paging,
});

export const listSuggestedItems = object({ store_id: id().required(), recommended: bit(), ...paging });

export const listBasicItems = object({
  store_id: id(),
  category_id: id(),
  ...paging,
  limit: paging.limit.required(),
  offset: paging.offset.required(),
});

export const searchItems = object({
  name: text(120).required(),
  store_id: id(),
  category_id: category(),
  ...filters,
  ...paging,
});

export const listItemReviews = object({ id: id().required(), ...paging });

export const listStoreConditionItems = object({
  store_id: id().required(),
  ...paging,
  limit: paging.limit.required(),
  offset: paging.offset.required(),
});
