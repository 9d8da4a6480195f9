import { object } from 'yup';
import { accountEmail as email, guestId, paging, words } from './core/fields';

export const searchCategories = object({ search: words(160).required() });
export const listConditionItemsById = object({ id: words(160).required(), ...paging });
export const listOrdersOfOwner = object({ guest_id: guestId(), ...paging });
export const getMetadata = object({ page_name: words(60) });
export const checkEmail = object({ email: email().required() });
export const verifyEmail = object({
  email: email().required(),
  token: words(10).required(),
  guest_id: guestId().nullable(),
});
