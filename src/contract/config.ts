import { endpoint, type Nothing } from './core/endpoint';

/** The business configuration in the single form that the storefront uses (accounts §3, ordering §3). */
export type Config = {
  business_name: string;
  logo_full_url: string | null;
  fav_icon_full_url: string | null;
  address: string;
  phone: string;
  email: string;
  country: string;
  footer_text: string;
  cookies_text: string;
  default_location: { lat: string; lng: string };
  currency_symbol: string;
  currency_symbol_direction: 'left' | 'right';
  /** ISO 4217, for structured data only; empty where the back end does not send it. */
  currency_code: string;
  digit_after_decimal_point: number;
  timeformat: '12' | '24';
  /** IANA time zone of opening hours and slots; undefined where the back end does not send it (decision 043). */
  timezone: string | undefined;
  country_picker_status: boolean;
  firebase_otp_verification: boolean;
  guest_checkout_status: boolean;
  customer_wallet_status: boolean;
  loyalty_point_status: boolean;
  ref_earning_status: boolean;
  add_fund_status: boolean;
  /** What can be added to a wallet at once, and the amounts offered. Other back ends do not tell (wire-format §2.1). */
  add_fund_minimum: number | null;
  add_fund_maximum: number | null;
  add_fund_amounts: number[] | null;
  partial_payment_status: boolean;
  /** cod, digital_payment or both: the methods for the part that the wallet does not cover. */
  partial_payment_method: string;
  offline_payment_status: boolean;
  dm_tips_status: boolean;
  home_delivery_status: boolean;
  takeaway_status: boolean;
  additional_charge_status: boolean;
  additional_charge: number;
  additional_charge_name: string;
  /** Whether this website is closed; in other back ends the mode may close other systems alone. */
  maintenance_mode: boolean;
  /** What the business says meanwhile, and whether its contacts are shown; only while the website is closed. */
  maintenance_message_setup?: {
    maintenance_message: string;
    message_body: string;
    business_number: boolean;
    business_email: boolean;
  };
  demo: boolean;
  /** The one-time code that demo mode accepts; null outside demo mode. */
  demo_code: string | null;
  schedule_order: boolean;
  schedule_order_slot_duration: number;
  cash_on_delivery: boolean;
  digital_payment: boolean;
  is_mail_active: boolean;
  is_sms_active: boolean;
  toggle_veg_non_veg: boolean;
  toggle_dm_registration: boolean;
  toggle_store_registration: boolean;
  refund_policy: boolean;
  cancelation_policy: boolean;
  shipping_policy: boolean;
  prescription_order_status: boolean;
  refund_active_status: boolean;
  /** Whether a refund may cover single lines. Other back ends only refund whole orders. */
  refund_lines_status: boolean;
  /** 1 included, 0 added on top. Older back ends use this field, newer ones `system_tax_include_status`. */
  tax_included: boolean;
  /** Since 3.5 there are no rates of stores any more: `get-Tax` tells the tax of an order. */
  tax_by_call?: true;
  /** null from back ends before 3.5, which send `free_delivery_over` alone. */
  admin_free_delivery: { status: boolean; type: string | null; free_delivery_over: number } | null;
  free_delivery_over: number | null;
  active_payment_method_list: { gateway: string; gateway_title: string; gateway_image_full_url: string | null }[];
  social_login: { login_medium: string; status: boolean }[];
  apple_login: { status: boolean; client_id: string; redirect_url_react: string }[];
  centralize_login: CentralizeLogin;
  social_media: { id: number; name: string; link: string }[];
  language: { key: string; value: string }[];
  loyalty_point_exchange_rate: number;
  loyalty_point_minimum_point: number;
  ref_earning_exchange_rate: number;
  parcel_per_km_shipping_charge: number;
  parcel_minimum_shipping_charge: number;
  /** `return_fee` is a percentage of the parcel's delivery fee. */
  parcel_cancellation_basic_setup: { return_fee_status: boolean; return_fee: number };
  /** What the back end can do beyond the family (`EXTENSIONS`); empty elsewhere (wire-format §2.1). */
  extensions: string[];
  base_urls: { customer_image_url: string; item_image_url: string };
};

type CentralizeLogin = {
  manual_login_status: boolean;
  otp_login_status: boolean;
  social_login_status: boolean;
  google_login_status: boolean;
  facebook_login_status: boolean;
  apple_login_status: boolean;
  email_verification_status: boolean;
  phone_verification_status: boolean;
};

export const getConfig = endpoint<Nothing, Config>({
  method: 'get',
  path: '/config',
  read: () => import('./config.read').then((mod) => mod.readConfig),
});
