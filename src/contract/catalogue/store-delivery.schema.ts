import { object } from 'yup';
import { latitude, longitude, text } from '../core/fields';

/** `store_ids` is a list as JSON text, e.g. `[1,2]`. */
export const listStoreDeliveries = object({
  store_ids: text(600).required(),
  lat: latitude().required(),
  lng: longitude().required(),
});
