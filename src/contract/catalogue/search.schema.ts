import { number, object, string } from 'yup';
import { limits } from '@/domain/limits';
import { bit, idList, paging, text } from '../core/fields';
import { kind, storeType } from './store.schema';

export const listCombined = object({
  list_type: string().oneOf(['item', 'store']).required(),
  data_type: string().oneOf(['searched', 'discounted', 'category', 'brand', 'new']),
  name: text(120),
  type: kind(),
  category_ids: idList(),
  brand_ids: idList(),
  /**
   * Filter tokens, e.g. `["top_rated","free_delivery"]` or `top_rated,free_delivery`. Items: top_rated, popular,
   * discounted, high, low, free_delivery, coupon, available_now, and as own additions organic and halal. Stores:
   * top_rated, popular, discounted, open, nearby, free_delivery, coupon, currently_open, fast_delivery, and as an own
   * addition halal.
   */
  filter: text(200),
  rating_count: number().min(0).max(5),
  min_price: number().min(0).max(limits.amount_max),
  max_price: number().min(0).max(limits.amount_max),
  store_type: storeType(),
  featured: bit(),
  ...paging,
});

export const suggestItems = object({ name: text(120).required(), ...paging });

export const suggestAll = object({ name: text(120).required() });
