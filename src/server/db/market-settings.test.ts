import { describe, expect, it } from 'vitest';
import { readSettings, settingsFile } from './market-settings';

describe('the settings of a market', () => {
  it('[CONFIG-01] have defaults when the database has no value', () => {
    expect(readSettings({})).toMatchObject({
      ...{ business_name: { en: 'Medina' }, timezone: 'UTC', currency_code: 'USD', digit_after_decimal_point: 2 },
      centralize_login: { manual_login_status: 1, email_verification_status: 0, send_otp_via: 'sms' },
      ...{ dm_tips: [1, 2, 3, 5, 10], active_payment_method_list: [], apple_login: [] },
    });
  });

  it.each<[what: string, rows: Record<string, unknown>, read: object]>([
    ['a switch that is true instead of 1', { dm_tips_status: false }, { dm_tips_status: 0 }],
    ['a switch that is 1 instead of true', { cash_on_delivery: 0 }, { cash_on_delivery: false }],
    ['a number that is a text', { admin_commission: '7.5' }, { admin_commission: 7.5 }],
    [
      'a group with only some of its fields',
      { admin_free_delivery: { status: true } },
      { admin_free_delivery: { status: true, type: 'free_delivery_by_order_amount', free_delivery_over: 0 } },
    ],
  ])('[CONFIG-01] read %s', (_what, rows, read) => {
    expect(readSettings(rows)).toMatchObject(read);
  });

  it.each<[what: string, rows: Record<string, unknown>, read: object]>([
    ['a number that is a word', { digit_after_decimal_point: 'two' }, { digit_after_decimal_point: 2 }],
    ['a number below 0', { additional_charge: -3 }, { additional_charge: 0 }],
    ['null', { free_delivery_over: null }, { free_delivery_over: 0 }],
    ['a time zone that does not exist', { timezone: 'Asia/Nowhere' }, { timezone: 'UTC' }],
    ['a word that is not offered', { partial_payment_method: 'gold' }, { partial_payment_method: 'both' }],
    [
      'a field in a group',
      { parcel_cancellation_basic_setup: { return_fee: 'much' } },
      { parcel_cancellation_basic_setup: { return_fee: 50 } },
    ],
  ])('[CONFIG-01] replace only an invalid value by its default: %s', (_what, rows, read) => {
    expect(readSettings({ ...rows, country: 'AE' })).toMatchObject({ ...read, country: 'AE' });
  });

  it.each([
    ['USD', 2],
    ['JPY', 0],
    ['KWD', 2],
  ])('[CONFIG-01] show prices in %s with %d digits, unless the files say otherwise', (currency_code, digits) => {
    const written = settingsFile.pick(['currency_code', 'digit_after_decimal_point']).cast({ currency_code });
    expect(written.digit_after_decimal_point).toBe(digits);
  });

  it('[CONFIG-01] drop keys that are not settings', () => {
    const read = readSettings({ smtp_password: 'x', centralize_login: { twilio_token: 'y' } });
    expect(read).not.toHaveProperty('smtp_password');
    expect(read.centralize_login).not.toHaveProperty('twilio_token');
  });
});
