import { number, object, string } from 'yup';
import { id, paging, words } from './fields';

/** The veg filter of food lists. */
export const kind = () => string().oneOf(['all', 'veg', 'non_veg']);

export const getStore = object({ id: words(160).required() });

export const listStores = object({
  filter: string().oneOf(['all', 'delivery', 'take_away']).required(),
  store_type: string().oneOf(['all', 'newly_joined', 'popular', 'top_rated']),
  featured: number().oneOf([0, 1]),
  type: kind(),
  ...paging,
});

export const listSomeStores = object({ type: kind(), ...paging });

export const listTopOffers = object({
  sort_by: string().oneOf(['asc', 'desc']),
  name: words(120),
  halal: number().oneOf([0, 1]),
  type: kind(),
  ...paging,
});

export const searchStores = object({ name: words(120).required(), category_id: id(), ...paging });

export const listStoreReviews = object({ store_id: id().required(), ...paging });
