import { object, string } from 'yup';
import { addressTypes } from '@/domain/address-draft';
import { limits } from '@/domain/limits';
import { nationalDigits } from '@/domain/phone';
import { email, latitude, longitude, words } from './fields';

/** Dial code and number in digits; the code alone is no number. */
const phone = (missing: string) =>
  string()
    .trim()
    .max(30)
    .test('given', missing, (value, { parent }: { parent: { dial_code?: string } }) =>
      Boolean(nationalDigits(value ?? '', parent.dial_code)),
    );

/** The address dialog (ADDR-02…07). */
export const addressForm = object({
  address_type: string().oneOf(addressTypes).required(),
  address_label: words(60),
  address: words().required('validation.address_is_required'),
  contact_person_name: words(120).required('validation.name_is_required'),
  dial_code: string(),
  contact_person_number: phone('validation.phone_number_is_required'),
  contact_person_email: email(),
  additional_information: words(),
  road: words(120),
  house: words(60),
  floor: words(60),
  latitude: latitude().required(),
  longitude: longitude().required(),
});

/** The contact-info form (ADDR-37…42). */
export const contactForm = object({
  contact_person_name: words(120).required('validation.contact_name_is_required'),
  dial_code: string(),
  contact_person_number: phone('validation.contact_phone_required'),
  contact_person_email: string()
    .trim()
    .email('validation.must_be_a_valid_email')
    .max(limits.email_max)
    .required('validation.email_is_required'),
});
