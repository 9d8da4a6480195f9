import { object, ref, string, type StringSchema } from 'yup';
import { isEmail } from '@/domain/accounts/contact-kind';
import { limits } from '@/domain/limits';
import { strongPasswordProblem } from '@/domain/accounts/strong-password';
import { formPhone } from '../core/form-phone';
import { identityTypes } from './registration.schema';

/** The registration forms of stores and couriers. Error messages are message keys (wire-format §9.3 and §9.4). */

const required = () => string().trim().required('validation.required').max(255, 'validation.too_long');
const optional = () => string().trim().max(255, 'validation.too_long');

const strong = (stringSchema: StringSchema) =>
  stringSchema
    .test('strong', 'validation.password_weak', (value) => strongPasswordProblem(value ?? '') !== 'password_weak')
    .test('leaked', 'validation.password_leaked', (value) => strongPasswordProblem(value ?? '') !== 'password_leaked');

const account = {
  f_name: string().trim().required('validation.first_name_is_required').max(100, 'validation.too_long'),
  l_name: string().trim().max(100, 'validation.too_long'),
  dial_code: string(),
  phone: formPhone('validation.please_give_a_phone_number'),
  email: string()
    .trim()
    .required('validation.email_is_required')
    .max(limits.email_max, 'validation.too_long')
    .test('email', 'validation.must_be_a_valid_email', (value) => !value || isEmail(value)),
  password: strong(string().required('validation.password_is_required')),
  confirm_password: string()
    .required('validation.required')
    .oneOf([ref('password')], 'validation.passwords_must_match'),
};

const isMinutes = (value: string | undefined) => /^[1-9]\d{0,3}$/.test(value ?? '');
const minutes = () =>
  string()
    .required('validation.required')
    .test('minutes', 'validation.not_type', (value) => !value || isMinutes(value));

export const storeForm = object({
  ...account,
  zone_id: string().required('registration.outside'),
  address: required(),
  module_id: string().required('registration.missing_module'),
  /** Comma-separated ids, only for rental. */
  pickup_zones: string().when('module_type', ([type], schema) =>
    type === 'rental' ? schema.required('registration.missing_pickup') : schema,
  ),
  name: required(),
  other_name: optional(),
  minimum_delivery_time: minutes(),
  maximum_delivery_time: minutes().test(
    'order',
    'validation.delivery_time_order',
    (value, { parent }: { parent: { minimum_delivery_time?: string } }) =>
      !isMinutes(value) ||
      !isMinutes(parent.minimum_delivery_time) ||
      Number(value) >= Number(parent.minimum_delivery_time),
  ),
  /** The name of the chosen file. */
  logo: string().required('registration.missing_logo'),
  tin: string().trim().max(50, 'validation.too_long'),
});

export const courierForm = object({
  ...account,
  identity_type: string().oneOf(identityTypes, 'validation.required').required('validation.required'),
  identity_number: string()
    .trim()
    .required('validation.required')
    .max(50, 'validation.too_long')
    .matches(/^[\p{L}\p{Nd}][\p{L}\p{Nd} /-]{3,}$/u, 'registration.wrong_identity'),
  zone_id: string().required('registration.missing_zone'),
  vehicle_id: string().required('registration.missing_vehicle'),
  earning: string().required('validation.required'),
});
