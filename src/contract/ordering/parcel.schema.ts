import { object, string } from 'yup';
import { email, guestId, id, latitude, longitude, words } from '../core/fields';

/** Who gets a parcel and where: what `receiver_details` holds as JSON text (wire-format §7.3). */
export const receiverDetails = object({
  contact_person_name: words(120).required(),
  contact_person_number: words(30).required(),
  contact_person_email: email().nullable(),
  address_type: words(60).nullable(),
  address: words(500).required(),
  road: words(120).nullable(),
  house: words(120).nullable(),
  floor: words(120).nullable(),
  latitude: latitude().required(),
  longitude: longitude().required(),
  zone_id: id().required(),
}).required();

export const returnParcel = object({
  order_id: id().required(),
  guest_id: guestId(),
  order_status: string().oneOf(['returned']).required(),
  return_otp: words(10).required(),
});
