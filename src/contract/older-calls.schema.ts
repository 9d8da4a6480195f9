import { object } from 'yup';
import { listCombined } from './catalogue/search.schema';
import { accountEmail as email, guestId, paging, text } from './core/fields';

export const searchCategories = object({ search: text(160).required() });
export const listConditionItemsById = object({ id: text(160).required(), ...paging });
export const listOrdersOfOwner = object({ guest_id: guestId(), ...paging });
export const getMetadata = object({ page_name: text(60) });
export const getPageMetadata = object({ page_name: text(60), id: text(160) });
/** The path says what is listed. */
export const listSome = listCombined.omit(['list_type']);
export const checkEmail = object({ email: email().required() });
export const verifyEmail = object({
  email: email().required(),
  token: text(10).required(),
  guest_id: guestId().nullable(),
});
