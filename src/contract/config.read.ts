import {
  amount,
  amountOrNull,
  flag,
  list,
  record,
  records,
  text,
  textOrNull,
  texts,
  type Raw,
} from './core/wire-values';
import { isUnderMaintenance } from '@/domain/maintenance.mjs';
import type { Config } from './config';

export function readConfig(answer: unknown): Config {
  const raw = record(answer);
  return {
    ...readBusiness(raw),
    ...readStatuses(raw),
    ...readMaintenance(raw),
    ...readPayment(raw),
    ...readIdentity(raw),
  };
}

function readBusiness(raw: Raw) {
  const place = record(raw.default_location);
  const urls = record(raw.base_urls);
  return {
    business_name: text(raw.business_name),
    logo_full_url: textOrNull(raw.logo_full_url),
    fav_icon_full_url: textOrNull(raw.fav_icon_full_url),
    address: text(raw.address),
    phone: text(raw.phone),
    email: text(raw.email),
    country: text(raw.country),
    footer_text: text(raw.footer_text),
    cookies_text: text(raw.cookies_text),
    default_location: { lat: text(place.lat), lng: text(place.lng) },
    timeformat: text(raw.timeformat) === '12' ? ('12' as const) : ('24' as const),
    timezone: text(raw.timezone) || undefined,
    social_media: list(raw.social_media)
      .map(record)
      .filter(({ link, status }) => text(link) !== '' && (status == null || flag(status)))
      .map((entry) => ({ id: amount(entry.id), name: text(entry.name), link: text(entry.link) })),
    language: list(raw.language).map((entry) => ({ key: text(record(entry).key), value: text(record(entry).value) })),
    extensions: texts(raw.extensions),
    base_urls: { customer_image_url: text(urls.customer_image_url), item_image_url: text(urls.item_image_url) },
  };
}

function readStatuses(raw: Raw) {
  return {
    country_picker_status: flag(raw.country_picker_status),
    guest_checkout_status: flag(raw.guest_checkout_status),
    customer_wallet_status: flag(raw.customer_wallet_status),
    loyalty_point_status: flag(raw.loyalty_point_status),
    ref_earning_status: flag(raw.ref_earning_status),
    add_fund_status: flag(raw.add_fund_status),
    dm_tips_status: flag(raw.dm_tips_status),
    home_delivery_status: flag(raw.home_delivery_status ?? true),
    takeaway_status: flag(raw.takeaway_status ?? true),
    schedule_order: flag(raw.schedule_order ?? true),
    schedule_order_slot_duration: amount(raw.schedule_order_slot_duration),
    toggle_veg_non_veg: flag(raw.toggle_veg_non_veg),
    toggle_dm_registration: flag(raw.toggle_dm_registration),
    toggle_store_registration: flag(raw.toggle_store_registration),
    refund_policy: flag(raw.refund_policy),
    cancelation_policy: flag(raw.cancelation_policy),
    shipping_policy: flag(raw.shipping_policy),
    prescription_order_status: flag(raw.prescription_order_status),
    refund_active_status: flag(raw.refund_active_status),
    refund_lines_status: flag(raw.refund_lines_status),
    demo: flag(raw.demo),
    demo_code: textOrNull(raw.demo_code),
  };
}

function readMaintenance(raw: Raw) {
  const maintenance_mode = isUnderMaintenance(raw);
  const told = record(record(raw.maintenance_mode_data).maintenance_message_setup);
  if (!maintenance_mode || Object.keys(told).length === 0) return { maintenance_mode };
  const maintenance_message_setup = {
    maintenance_message: text(told.maintenance_message),
    message_body: text(told.message_body),
    business_number: flag(told.business_number),
    business_email: flag(told.business_email),
  };
  return { maintenance_mode, maintenance_message_setup };
}

function readPayment(raw: Raw) {
  const giving_up = record(raw.parcel_cancellation_basic_setup);
  return {
    currency_symbol: text(raw.currency_symbol) || '$',
    currency_symbol_direction: text(raw.currency_symbol_direction) === 'right' ? ('right' as const) : ('left' as const),
    currency_code: text(raw.currency_code),
    digit_after_decimal_point: amount(raw.digit_after_decimal_point, 2),
    partial_payment_status: flag(raw.partial_payment_status),
    partial_payment_method: text(raw.partial_payment_method) || 'both',
    offline_payment_status: flag(raw.offline_payment_status),
    additional_charge_status: flag(raw.additional_charge_status),
    additional_charge: amount(raw.additional_charge),
    additional_charge_name: text(raw.additional_charge_name),
    add_fund_minimum: amountOrNull(raw.add_fund_minimum),
    add_fund_maximum: amountOrNull(raw.add_fund_maximum),
    add_fund_amounts: raw.add_fund_amounts == null ? null : list(raw.add_fund_amounts).map((one) => amount(one)),
    cash_on_delivery: flag(raw.cash_on_delivery),
    digital_payment: flag(raw.digital_payment),
    tax_included: flag(raw.tax_included ?? raw.system_tax_include_status),
    ...(isTaxByCall(raw) && { tax_by_call: true as const }),
    admin_free_delivery: raw.admin_free_delivery == null ? null : readFreeDelivery(raw.admin_free_delivery),
    free_delivery_over: amountOrNull(raw.free_delivery_over),
    active_payment_method_list: records(raw.active_payment_method_list).map((one) => ({
      gateway: text(one.gateway),
      gateway_title: text(one.gateway_title),
      gateway_image_full_url: textOrNull(one.gateway_image_full_url),
    })),
    loyalty_point_exchange_rate: amount(raw.loyalty_point_exchange_rate),
    loyalty_point_minimum_point: amount(raw.loyalty_point_minimum_point),
    ref_earning_exchange_rate: amount(raw.ref_earning_exchange_rate),
    parcel_per_km_shipping_charge: amount(raw.parcel_per_km_shipping_charge),
    parcel_minimum_shipping_charge: amount(raw.parcel_minimum_shipping_charge),
    parcel_cancellation_basic_setup: {
      return_fee_status: flag(giving_up.return_fee_status),
      return_fee: amount(giving_up.return_fee),
    },
  };
}

function readFreeDelivery(value: unknown) {
  const { status, type, free_delivery_over } = record(value);
  return { status: flag(status), type: textOrNull(type), free_delivery_over: amount(free_delivery_over) };
}

/** 3.5 adds the two fields, the first of them null while taxes are off, and drops `tax_included`; ours has all three. */
function isTaxByCall(raw: Raw): boolean {
  return raw.tax_included == null && ('system_tax_type' in raw || raw.system_tax_include_status != null);
}

function readIdentity(raw: Raw) {
  const login = record(raw.centralize_login);
  return {
    firebase_otp_verification: flag(raw.firebase_otp_verification),
    is_mail_active: flag(raw.is_mail_active),
    is_sms_active: flag(raw.is_sms_active),
    social_login: list(raw.social_login).map((entry) => ({
      login_medium: text(record(entry).login_medium),
      status: flag(record(entry).status),
    })),
    apple_login: list(raw.apple_login).map((entry) => ({
      status: flag(record(entry).status),
      client_id: text(record(entry).client_id),
      redirect_url_react: text(record(entry).redirect_url_react),
    })),
    centralize_login: {
      manual_login_status: flag(login.manual_login_status),
      otp_login_status: flag(login.otp_login_status),
      social_login_status: flag(login.social_login_status),
      google_login_status: flag(login.google_login_status),
      facebook_login_status: flag(login.facebook_login_status),
      apple_login_status: flag(login.apple_login_status),
      email_verification_status: flag(login.email_verification_status),
      phone_verification_status: flag(login.phone_verification_status),
    },
  };
}
