import { object, string } from 'yup';
import { addressTypes } from '@/domain/place/address-draft';
import { email, id, latitude, longitude, paging, text } from '../core/fields';
import { formPhone } from '../core/form-phone';

const phone = (missing: string) => formPhone(missing).trim().max(30);

/** The address dialog (ADDR-02…07). */
export const addressForm = object({
  address_type: string().oneOf(addressTypes).required(),
  address_label: text(60),
  address: text().required('validation.address_is_required'),
  contact_person_name: text(120).required('validation.name_is_required'),
  dial_code: string(),
  contact_person_number: phone('validation.phone_number_is_required'),
  contact_person_email: email(),
  additional_information: text(),
  road: text(120),
  house: text(60),
  floor: text(60),
  latitude: latitude().required(),
  longitude: longitude().required(),
});

/** The contact of a guest, whose order also needs an email (wire-format §7.1). */
export const guestAddressForm = addressForm.shape({
  contact_person_email: email().required('validation.email_is_required'),
});

/** The contact-info form (ADDR-37…42). */
export const contactForm = object({
  contact_person_name: text(120).required('validation.contact_name_is_required'),
  dial_code: string(),
  contact_person_number: phone('validation.contact_phone_required'),
  contact_person_email: email().required('validation.email_is_required'),
});

/** Some clients capitalize the type or send `others`. */
const savedType = () =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.toLowerCase().replace(/^others$/, 'other') : value,
    )
    .oneOf(addressTypes);

/** The fields of a stored address. */
const savedFields = {
  address_type: savedType().required(),
  address: text(500).required('validation.address_is_required'),
  latitude: latitude().required(),
  longitude: longitude().required(),
  contact_person_name: text(120).required('validation.name_is_required'),
  contact_person_number: text(30).required('validation.phone_number_is_required'),
  contact_person_email: email().nullable(),
  address_label: text(60).nullable(),
  additional_information: text().nullable(),
  road: text(120).nullable(),
  house: text(60).nullable(),
  floor: text(60).nullable(),
};

export const listAddresses = object(paging);
export const addAddress = object(savedFields);
export const updateAddress = object({ id: id().required(), ...savedFields });
export const deleteAddress = object({ address_id: id().required() });
