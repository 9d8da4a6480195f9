import { object, string } from 'yup';
import { bit, id, paging, text } from '../core/fields';

/** The vegetarian filter of food lists. */
export const kind = () => string().oneOf(['all', 'veg', 'non_veg']);

const STORE_TYPES = ['all', 'newly_joined', 'popular', 'top_rated'] as const;
const isStoreType = (sent: string) => STORE_TYPES.some((storeType) => storeType === sent);

/** The order of the stores. Unknown words, such as the `undefined` that some clients send, mean all. */
export const storeType = () =>
  string()
    .transform((sent: unknown) => (typeof sent === 'string' && !isStoreType(sent) ? 'all' : sent))
    .oneOf(STORE_TYPES);

export const getStore = object({ id: text(160).required() });

export const listStores = object({
  filter: string().oneOf(['all', 'delivery', 'take_away']).required(),
  store_type: storeType(),
  featured: bit(),
  type: kind(),
  ...paging,
});

export const listSomeStores = object({ type: kind(), ...paging });

export const listTopOffers = object({
  sort_by: string().oneOf(['asc', 'desc']),
  name: text(120),
  halal: bit(),
  type: kind(),
  ...paging,
});

export const searchStores = object({ name: text(120).required(), category_id: id(), ...paging });

export const listStoreReviews = object({ store_id: id().required(), ...paging });
