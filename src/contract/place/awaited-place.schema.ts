import { object } from 'yup';
import { accountEmail, latitude, longitude } from '../core/fields';

export const awaitPlace = object({
  email: accountEmail().required('validation.please_insert_a_valid_email'),
  lat: latitude().required(),
  lng: longitude().required(),
});

/** The form has the point from the customer's choice. */
export const awaitForm = awaitPlace.pick(['email']);
