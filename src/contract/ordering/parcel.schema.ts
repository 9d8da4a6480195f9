import { object, string } from 'yup';
import { email, guestId, id, latitude, longitude, text } from '../core/fields';

/** The receiver of a parcel and the address, which `receiver_details` carries as JSON text (wire-format §7.3). */
export const receiverDetails = object({
  contact_person_name: text(120).required(),
  contact_person_number: text(30).required(),
  contact_person_email: email().nullable(),
  address_type: text(60).nullable(),
  address: text(500).required(),
  road: text(120).nullable(),
  house: text(120).nullable(),
  floor: text(120).nullable(),
  latitude: latitude().required(),
  longitude: longitude().required(),
  zone_id: id().required(),
}).required();

export const returnParcel = object({
  order_id: id().required(),
  guest_id: guestId(),
  order_status: string().oneOf(['returned']).required(),
  return_otp: text(10).required(),
});
