import { describe, expect, it } from 'vitest';
import type { Config } from './config';
import { readConfig } from './config.read';

const providers = { google_login_status: '1', facebook_login_status: true, apple_login_status: 1 };
const providersRead = { google_login_status: true, facebook_login_status: true, apple_login_status: true };
const gateway = { gateway: 'stripe', gateway_title: 'Stripe', gateway_image_full_url: 'https://a.test/stripe.png' };

/** What a back end sends, and what the storefront reads: never what it would read from an empty answer. */
const cases: [id: string, sent: object, read: Partial<Config>][] = [
  [
    'CONFIG-03',
    { social_login: [{ login_medium: 'google', status: '1' }] },
    { social_login: [{ login_medium: 'google', status: true }] },
  ],
  [
    'CONFIG-03',
    { apple_login: [{ status: 1, client_id: 'shop.web', redirect_url_react: 'https://shop.test/in' }] },
    { apple_login: [{ status: true, client_id: 'shop.web', redirect_url_react: 'https://shop.test/in' }] },
  ],
  [
    'CONFIG-04',
    {
      centralize_login: {
        ...{ manual_login_status: 1, otp_login_status: '1', social_login_status: true, ...providers },
        ...{ email_verification_status: 1, phone_verification_status: '1' },
      },
    },
    {
      centralize_login: {
        ...{ manual_login_status: true, otp_login_status: true, social_login_status: true, ...providersRead },
        ...{ email_verification_status: true, phone_verification_status: true },
      },
    },
  ],
  ['CONFIG-05', { firebase_otp_verification: 1 }, { firebase_otp_verification: true }],
  ['CONFIG-05', { is_mail_active: true }, { is_mail_active: true }],
  ['CONFIG-05', { is_sms_active: '1' }, { is_sms_active: true }],
  ['CONFIG-05', { demo: true, demo_code: 482910 }, { demo: true, demo_code: '482910' }],
  ['CONFIG-06', { customer_wallet_status: 1 }, { customer_wallet_status: true }],
  ['CONFIG-06', { loyalty_point_status: '1' }, { loyalty_point_status: true }],
  ['CONFIG-06', { ref_earning_status: true }, { ref_earning_status: true }],
  ['CONFIG-07', { active_payment_method_list: [gateway] }, { active_payment_method_list: [gateway] }],
  ['CONFIG-08', { digit_after_decimal_point: '3' }, { digit_after_decimal_point: 3 }],
  ['CONFIG-08', { digit_after_decimal_point: 0 }, { digit_after_decimal_point: 0 }],
  ['CONFIG-12', { tax_included: '1' }, { tax_included: true }],
  ['CONFIG-12', { toggle_veg_non_veg: true }, { toggle_veg_non_veg: true }],
  ['CONFIG-12', { guest_checkout_status: 1 }, { guest_checkout_status: true }],
  [
    'CONFIG-13',
    { admin_free_delivery: { status: '1', type: 'free_delivery_by_order_amount', free_delivery_over: '45.5' } },
    { admin_free_delivery: { status: true, type: 'free_delivery_by_order_amount', free_delivery_over: 45.5 } },
  ],
  ['CONFIG-13', { free_delivery_over: 30 }, { free_delivery_over: 30 }],
  ['CONFIG-14', { footer_text: 'All rights reserved' }, { footer_text: 'All rights reserved' }],
];

describe('the configuration', () => {
  it.each(cases)('[%s] reads %j', (_id, sent, read) => {
    expect(readConfig(sent)).toMatchObject(read);
    expect(readConfig({})).not.toMatchObject(read);
  });

  it.each([
    'manual_login_status',
    'otp_login_status',
    'social_login_status',
    'google_login_status',
    'facebook_login_status',
    'apple_login_status',
    'email_verification_status',
    'phone_verification_status',
  ] as const)('[CONFIG-04] reads %s alone', (status) => {
    const { centralize_login } = readConfig({ centralize_login: { [status]: 1 } });
    const on = Object.entries(centralize_login).filter(([, is]) => is);
    expect(on).toEqual([[status, true]]);
  });
});
