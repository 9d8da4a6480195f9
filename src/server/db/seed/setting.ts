import { policies, settings } from '../schema';
import { socialMedia } from '../world/marketing';
import { tips } from '../world/people';
import { policies as pages } from '../world/policies';
import { insertAll } from '../market/insert';
import { landing, landingPictures } from './landing';
import { moduleConfig } from '../market/module-config';
import { picture } from './pictures';
import { type Seeding, text } from './world';

const logo = picture('logo', 'business', { name: 'logo', glyphs: ['crescent-moon'], tone: 'teal' });
const GATEWAY = picture('module', 'business', { name: 'sandbox', glyphs: ['credit-card'], tone: 'mint' });

export const settingPictures = () => [logo, GATEWAY, ...landingPictures()];

/** Every key of GET /config (api-contract §2.1); `landing` is the landing page, `most_tips_amount` the usual tip. */
export async function seedSettings({ db, world }: Seeding): Promise<void> {
  const values: Record<string, unknown> = {
    ...BUSINESS,
    ...SWITCHES,
    ...SIGN_IN,
    ...MONEY,
    logo: logo.file,
    fav_icon: logo.file,
    default_location: { lat: String(world.center.lat), lng: String(world.center.lng) },
    module_config: moduleConfig,
    dm_tips: tips.amounts,
    most_tips_amount: tips.most,
    landing,
  };
  await insertAll(
    db,
    settings,
    Object.entries(values).map(([key, value]) => ({ key, value })),
  );
  await insertAll(
    db,
    policies,
    Object.entries(pages).map(([key, body]) => ({ key, body: text(body) })),
  );
}

const BUSINESS = {
  business_name: { en: 'Medina', ar: 'مدينة' },
  address: { en: '14 Lighthouse Road, Harbour, Qamar Bay', ar: '14 طريق المنارة، الميناء، خليج قمر' },
  phone: '+15550100100',
  email: 'help@medina.example',
  country: 'US',
  footer_text: { en: 'Medina, the market of Qamar Bay', ar: 'مدينة، سوق خليج قمر' },
  cookies_text: {
    en: 'We keep your language, your location and your cart in this browser, and nothing else.',
    ar: 'نحفظ لغتك وموقعك وسلتك في هذا المتصفح، ولا شيء غير ذلك.',
  },
  timeformat: '12',
  timezone: 'Asia/Muscat',
  language: [
    { key: 'en', value: 'English' },
    { key: 'ar', value: 'العربية' },
  ],
  sys_language: [
    { key: 'en', value: 'English', direction: 'ltr', default: true },
    { key: 'ar', value: 'العربية', direction: 'rtl', default: false },
  ],
  social_media: socialMedia.map((it, n) => ({ id: n + 1, ...it, status: 1 })),
  app_url_android: 'https://play.example/medina',
  app_url_ios: 'https://apps.example/medina',
  app_minimum_version_android: 1,
  app_minimum_version_ios: 1,
  websocket_status: 0,
  websocket_url: '',
  websocket_port: 6001,
  websocket_key: '',
};

const SWITCHES = {
  maintenance_mode: false,
  country_picker_status: 1,
  guest_checkout_status: 1,
  schedule_order: true,
  schedule_order_slot_duration: 30,
  order_delivery_verification: true,
  home_delivery_status: 1,
  takeaway_status: 1,
  prescription_order_status: true,
  toggle_veg_non_veg: true,
  toggle_dm_registration: true,
  toggle_store_registration: true,
  dm_picture_upload_status: 1,
  dm_tips_status: 1,
  store_review_reply: 1,
  refund_active_status: true,
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
  order_confirmation_model: 'store',
  subscription_business_model: 1,
  commission_business_model: 1,
  subscription_free_trial_status: 1,
  subscription_free_trial_days: 14,
  subscription_free_trial_type: 'day',
  admin_commission: 12,
  parcel_cancellation_status: 1,
  parcel_cancellation_basic_setup: {
    return_fee_status: 1,
    return_fee: 50,
    do_not_charge_return_fee_on_deliveryman_cancel: 1,
  },
  parcel_return_time_fee: { status: 0, return_fee_for_dm: 0, parcel_return_time: 24 },
};

/** Every way in; a provider is offered once it is configured, a code once it can be sent (server/identity.ts). */
const SIGN_IN = {
  centralize_login: {
    manual_login_status: 1,
    otp_login_status: 1,
    social_login_status: 1,
    google_login_status: 1,
    facebook_login_status: 1,
    apple_login_status: 1,
    email_verification_status: 0,
    phone_verification_status: 0,
    send_otp_via: 'sms',
  },
  customer_verification: true,
};

const MONEY = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  cash_on_delivery: true,
  digital_payment: true,
  offline_payment_status: 1,
  partial_payment_status: 1,
  partial_payment_method: 'both',
  digital_payment_info: { digital_payment: true, plugin_payment_gateways: false, default_payment_gateways: true },
  // The configuration answers those that are set up.
  active_payment_method_list: [
    { gateway: 'sandbox', gateway_title: { en: 'Demo card', ar: 'بطاقة تجريبية' }, gateway_image: GATEWAY.file },
    { gateway: 'stripe', gateway_title: 'Stripe', gateway_image: GATEWAY.file },
  ],
  customer_wallet_status: 1,
  add_fund_status: 1,
  loyalty_point_status: 1,
  loyalty_point_exchange_rate: 20,
  loyalty_point_item_purchase_point: 100,
  loyalty_point_minimum_point: 100,
  ref_earning_status: 1,
  ref_earning_exchange_rate: 5,
  new_customer_discount_status: 1,
  new_customer_discount_amount: 10,
  new_customer_discount_amount_type: 'percentage',
  new_customer_discount_amount_validity: 30,
  new_customer_discount_validity_type: 'day',
  admin_free_delivery: { status: true, type: 'free_delivery_by_order_amount', free_delivery_over: 60 },
  free_delivery_over: 60,
  additional_charge_status: 1,
  additional_charge_name: { en: 'Service charge', ar: 'رسوم الخدمة' },
  additional_charge: 0.5,
  tax_included: 0,
  system_tax_type: 'order_wise',
  system_tax_include_status: 0,
  parcel_per_km_shipping_charge: 1.2,
  parcel_minimum_shipping_charge: 4,
  per_km_shipping_charge: 1.2,
  minimum_shipping_charge: 3,
  vehicle_distance_min: 0.5,
  vehicle_hourly_min: 2,
  vehicle_day_wise_min: 0,
};
