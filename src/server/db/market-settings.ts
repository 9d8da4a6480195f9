/**
 * Every setting of a market with its kind, its bounds and its default. Names are those of `GET /config` (wire-format
 * §2.1). The files of a market are validated with this list, and the server parses the database with it.
 */
import { array, boolean, type InferType, mixed, number, object, string, ValidationError } from 'yup';
import { moduleConfig } from './market/module-config';
import { topUpSettings } from './market/top-up-settings';
import { bit, choice, currency, digitsOfCurrency, flag, size } from './market/setting-kinds';
import { latitude, longitude, picture, text, timezone, localizedText } from './market/shape/parts';

const switches = {
  maintenance_mode: flag(false),
  country_picker_status: bit(1),
  guest_checkout_status: bit(1),
  schedule_order: flag(true),
  schedule_order_slot_duration: size(30),
  order_delivery_verification: flag(true),
  home_delivery_status: bit(1),
  takeaway_status: bit(1),
  prescription_order_status: flag(true),
  toggle_veg_non_veg: flag(true),
  toggle_dm_registration: flag(true),
  toggle_store_registration: flag(true),
  dm_picture_upload_status: bit(1),
  dm_tips_status: bit(1),
  store_review_reply: bit(1),
  refund_active_status: flag(true),
  refund_lines_status: flag(true),
  refund_policy: bit(1),
  cancelation_policy: bit(1),
  shipping_policy: bit(1),
  order_confirmation_model: string().default('store'),
  subscription_business_model: bit(1),
  commission_business_model: bit(1),
  subscription_free_trial_status: bit(1),
  subscription_free_trial_days: size(14),
  subscription_free_trial_type: string().default('day'),
  /** Percent. */
  admin_commission: size(12),
  parcel_cancellation_status: bit(1),
  /** `return_fee` in percent of the parcel's delivery fee. */
  parcel_cancellation_basic_setup: object({
    return_fee_status: bit(1),
    return_fee: size(50),
    do_not_charge_return_fee_on_deliveryman_cancel: bit(1),
  }).noUnknown(),
  parcel_return_time_fee: object({
    status: bit(0),
    return_fee_for_dm: size(0),
    parcel_return_time: size(24),
  }).noUnknown(),
  timeformat: choice(['12', '24'], '12'),
  app_url_android: string().default(''),
  app_url_ios: string().default(''),
  app_minimum_version_android: size(1),
  app_minimum_version_ios: size(1),
  websocket_status: bit(0),
  websocket_url: string().default(''),
  websocket_port: size(6001),
  websocket_key: string().default(''),
};

/**
 * All ways to sign in. A social provider is offered once it is configured, a code once it can be sent
 * (server/accounts/identity.ts).
 */
const signIn = {
  centralize_login: object({
    manual_login_status: bit(1),
    otp_login_status: bit(1),
    social_login_status: bit(1),
    google_login_status: bit(1),
    facebook_login_status: bit(1),
    apple_login_status: bit(1),
    email_verification_status: bit(0),
    phone_verification_status: bit(0),
    send_otp_via: string().default('sms'),
  }).noUnknown(),
  customer_verification: flag(true),
  /** What Sign in with Apple needs besides the shop's client id. */
  apple_login: array(
    object({
      client_id_app: string().default(''),
      redirect_url_flutter: string().default(''),
      redirect_url_react: string().default(''),
    }).noUnknown(),
  ).default([]),
};

const money = {
  currency_symbol_direction: choice(['left', 'right'], 'left'),
  digit_after_decimal_point: number().integer().min(0).max(3).default(2),
  cash_on_delivery: flag(true),
  digital_payment: flag(true),
  offline_payment_status: bit(1),
  partial_payment_status: bit(1),
  partial_payment_method: choice(['cod', 'digital_payment', 'both'], 'both'),
  digital_payment_info: object({
    digital_payment: flag(true),
    plugin_payment_gateways: flag(false),
    default_payment_gateways: flag(true),
  }).noUnknown(),
  customer_wallet_status: bit(1),
  add_fund_status: bit(1),
  ...topUpSettings,
  loyalty_point_status: bit(1),
  /** Points for one unit of the currency. */
  loyalty_point_exchange_rate: size(20),
  /** Percent of an order's amount. */
  loyalty_point_item_purchase_point: size(100),
  loyalty_point_minimum_point: size(100),
  ref_earning_status: bit(1),
  ref_earning_exchange_rate: size(5),
  new_customer_discount_status: bit(0),
  new_customer_discount_amount: size(0),
  new_customer_discount_amount_type: choice(['percentage', 'amount'], 'percentage'),
  new_customer_discount_amount_validity: size(30),
  new_customer_discount_validity_type: choice(['day', 'month', 'year'], 'day'),
  admin_free_delivery: object({
    status: flag(false),
    type: choice(['free_delivery_by_order_amount', 'free_delivery_to_all_store'], 'free_delivery_by_order_amount'),
    free_delivery_over: size(0),
  }).noUnknown(),
  free_delivery_over: size(0),
  additional_charge_status: bit(0),
  additional_charge_name: localizedText().default({ en: 'Service charge', ar: 'رسوم الخدمة' }),
  additional_charge: size(0),
  tax_included: bit(0),
  system_tax_type: string().default('order_wise'),
  system_tax_include_status: bit(0),
  parcel_per_km_shipping_charge: size(0),
  parcel_minimum_shipping_charge: size(0),
  per_km_shipping_charge: size(0),
  minimum_shipping_charge: size(0),
  vehicle_distance_min: size(0),
  vehicle_hourly_min: size(0),
  vehicle_day_wise_min: size(0),
  dm_tips: array(number().min(0).required()).default([1, 2, 3, 5, 10]),
  most_tips_amount: size(2),
};

const LANGUAGES = [
  { key: 'en', value: 'English', direction: 'ltr' },
  { key: 'ar', value: 'العربية', direction: 'rtl' },
] as const;

/** Settings with the same form in the files and in the database. */
const common = { ...switches, ...signIn, ...money };

/** The form of `settings.yaml`: the business must have a name, and pictures are files or recipes. */
export const settingsFile = object({
  ...common,
  business_name: text(),
  phone: string().required(),
  email: string().email().required(),
  address: text(),
  /** Two letters: the country of phone numbers without a country code. */
  country: string().length(2).required(),
  timezone: timezone().required(),
  currency_code: currency(),
  digit_after_decimal_point: digitsOfCurrency(),
  currency_symbol: string().required(),
  default_location: object({ lat: latitude(), lng: longitude() }).noUnknown().required(),
  logo: picture().required(),
  /** The logo when it is missing. */
  fav_icon: picture(),
  footer_text: localizedText().default(undefined),
  /** Shown at the foot of the start page until a visitor puts it away. */
  cookies_text: localizedText().default(undefined),
  /** The language for visitors who have not chosen one. */
  default_language: choice(['en', 'ar'], 'en'),
  social_media: array(
    object({ name: string().required(), link: string().url().required() }).noUnknown().required(),
  ).default([]),
  /** A gateway is offered once its keys are in the server's settings. */
  payment_gateways: array(
    object({ gateway: string().required(), title: text(), picture: picture().required() }).noUnknown().required(),
  ).default([]),
})
  .noUnknown()
  .required();

/** The form in the database, one row per key. Until a market is set up, its business is called Medina. */
const stored = object({
  ...common,
  business_name: localizedText().default({ en: 'Medina', ar: 'مدينة' }),
  phone: string().default(''),
  email: string().default(''),
  address: localizedText().default(undefined),
  country: string().default(''),
  timezone: timezone().default('UTC'),
  currency_code: string().length(3).default('USD'),
  currency_symbol: string().default('$'),
  default_location: object({ lat: string().default(''), lng: string().default('') }).noUnknown(),
  /** Names of files below the media folder. */
  logo: string(),
  fav_icon: string(),
  footer_text: localizedText().default(undefined),
  cookies_text: localizedText().default(undefined),
  social_media: array(
    object({
      id: number().required(),
      name: string().required(),
      link: string().required(),
      status: bit(1),
    }).noUnknown(),
  ).default([]),
  active_payment_method_list: array(
    object({
      gateway: string().required(),
      gateway_title: localizedText().default(undefined),
      gateway_image: string(),
    }).noUnknown(),
  ).default([]),
  language: array(object({ key: string().required(), value: string().required() }).noUnknown()).default(() =>
    LANGUAGES.map(({ key, value }) => ({ key, value })),
  ),
  sys_language: array(
    object({
      key: string().required(),
      value: string().required(),
      direction: string().required(),
      default: boolean().required(),
    }).noUnknown(),
  ).default(() => languagesWith('en')),
  module_config: mixed<typeof moduleConfig>().default(moduleConfig),
});

export type SettingsFile = InferType<typeof settingsFile>;
export type Settings = Readonly<InferType<typeof stored>>;

export const settingKeys = Object.keys(stored.fields);

/** The languages of the shop, one of them marked as the default. */
export function languagesWith(chosen: string) {
  return LANGUAGES.map((language) => ({ ...language, default: language.key === chosen }));
}

/** Parses the rows of the database. A setting that is missing or invalid gets its default. */
export function readSettings(rows: Readonly<Record<string, unknown>>): Settings {
  try {
    return stored.validateSync(rows, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const damaged = new Set(error.inner.map(({ path = '' }) => path.split(/[.[]/)[0]));
    return stored.cast(Object.fromEntries(Object.entries(rows).filter(([key]) => !damaged.has(key))), {
      stripUnknown: true,
    });
  }
}
