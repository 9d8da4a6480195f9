import { object } from 'yup';
import { bit, idList, paging, text } from '../core/fields';
import { kind } from './store.schema';

export const listCategories = object({ featured: bit() });

export const byCategory = object({ id: text(160).required() });

const limit = paging.limit.required();
const offset = paging.offset.required();

export const listByCategory = object({ id: text(160).required(), type: kind(), limit, offset });

export const listPaged = object({ type: kind(), limit, offset });

/** `category_ids` is a list as text, e.g. `[1,2]`. */
export const listByCategories = object({ category_ids: idList().required(), type: kind(), limit, offset });
