import { number, object, string } from 'yup';
import { limits } from '@/domain/limits';
import { strongPasswordProblem } from '@/domain/accounts/strong-password';
import { accountEmail, bit, day, file, files, id, latitude, longitude, text } from '../core/fields';
import { phone } from '../auth/phone-field';

const strongPassword = () =>
  string()
    .required('validation.password_is_required')
    .max(limits.password_max, 'validation.password_too_long')
    .test('strong', 'validation.password_weak', (value) => strongPasswordProblem(value ?? '') !== 'password_weak')
    .test('leaked', 'validation.password_leaked', (value) => strongPasswordProblem(value ?? '') !== 'password_leaked');

const person = {
  f_name: text(100).required('validation.first_name_is_required'),
  l_name: text(100).nullable(),
  email: accountEmail().required('validation.email_is_required'),
  phone: phone().required('validation.phone_number_is_required'),
  password: strongPassword(),
};

const minutes = () =>
  number()
    .integer()
    .min(1)
    .max(7 * 24 * 60);

export const registerStore = object({
  ...person,
  latitude: latitude().required(),
  longitude: longitude().required(),
  zone_id: id().required(),
  module_id: id().required(),
  minimum_delivery_time: minutes().required(),
  maximum_delivery_time: minutes()
    .required()
    .when('minimum_delivery_time', ([least], schema) =>
      typeof least === 'number' ? schema.min(least, 'validation.delivery_time_order') : schema,
    ),
  delivery_time_type: string()
    .oneOf(['minute', 'min'] as const)
    .required(),
  logo: file().required(),
  cover_photo: file(),
  /** JSON text: `[{id, locale, key, value}]`. */
  translations: text(4000).required(),
  business_plan: string()
    .oneOf(['commission', 'subscription', ''] as const)
    .nullable(),
  package_id: id().nullable(),
  /** JSON text, e.g. `["1"]`; only for rental. */
  pickup_zone_id: text(1000).nullable(),
  tin: text(50).nullable(),
  tin_expire_date: day().nullable(),
  tin_certificate_image: file(),
});

/** Without a module: the packages for all modules. */
export const listPackages = object({ module_id: id() });

export const chooseBusinessPlan = object({
  business_plan: string()
    .oneOf(['commission', 'subscription'] as const)
    .required(),
  store_id: id().required(),
  /** The key from the answer of the registration; an own addition. */
  registration_key: text(128).nullable(),
  package_id: id().nullable(),
  payment: text(40).nullable(),
  payment_gateway: text(40).nullable(),
  callback: text(500).nullable(),
  payment_platform: text(20).nullable(),
  type: text(20).nullable(),
});

export const identityTypes = ['passport', 'driving_license', 'nid'] as const;

export const registerDeliveryMan = object({
  ...person,
  identity_type: string().oneOf(identityTypes).required(),
  identity_number: text(50)
    .required()
    .matches(/^[\p{L}\p{Nd}][\p{L}\p{Nd} /-]{3,}$/u),
  identity_image: files(limits.identity_images),
  image: file(),
  zone_id: id().required(),
  vehicle_id: id().required(),
  /** 1 freelancer, 0 salaried. */
  earning: bit().required(),
});
