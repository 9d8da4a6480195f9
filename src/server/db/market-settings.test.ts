import { describe, expect, it } from 'vitest';
import { check } from './market/check';
import { readSettings, settingsFile } from './market-settings';

const DECIMALS = 'with no more decimals than prices have';
const USUAL = `must be from 1 to 100000, ${DECIMALS}`;

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

  const CURRENCY = ['currency_code', 'digit_after_decimal_point'] as const;
  const wallet = settingsFile.pick([...CURRENCY, 'add_fund_minimum', 'add_fund_maximum', 'add_fund_amounts']);

  it.each<[what: string, said: object, least: number, most: number, amounts: number[]]>([
    ['dollars', { currency_code: 'USD' }, 1, 100_000, [20, 50, 75, 100]],
    ['dinars', { currency_code: 'KWD' }, 0.1, 100_000, [20, 50, 75, 100]],
    ['dong', { currency_code: 'VND' }, 100, 10_000_000, [2000, 5000, 7500, 10_000]],
    ['a least of its own', { add_fund_minimum: 60 }, 60, 100_000, [75, 100]],
    ['a least above the usual most', { add_fund_minimum: 250_000 }, 250_000, 250_000, []],
    ['everything of its own', own([25_000, 100_000]), 5000, 5_000_000, [25_000, 100_000]],
  ])('[WALLET-02] [WALLET-07] limit what is added to a wallet: %s', (_what, said, least, most, amounts) => {
    const limits = { add_fund_minimum: least, add_fund_maximum: most, add_fund_amounts: amounts };
    const written = wallet.cast(said);
    expect(written).toMatchObject(limits);
    expect(readSettings(written)).toMatchObject(limits);
    const { digit_after_decimal_point } = written;
    expect(readSettings({ digit_after_decimal_point, ...said })).toMatchObject(limits);
  });

  it.each<[what: string, said: object, problem: string]>([
    ['a least of nothing', { add_fund_minimum: 0 }, 'add_fund_minimum 0 is below 0.001'],
    [
      'a most below the least',
      { add_fund_minimum: 5, add_fund_maximum: 4 },
      'add_fund_maximum 4 is below 5, the least',
    ],
    ['a most below the usual least', { add_fund_maximum: 0.5 }, 'add_fund_maximum 0.5 is below 1, the least'],
    ['a most that no wallet holds', { add_fund_maximum: 1e12 }, 'add_fund_maximum 1000000000000 is above 999999999'],
    ['an amount below the least', own([4000]), `add_fund_amounts must be from 5000 to 5000000, ${DECIMALS}`],
    ['an amount below the usual least', { add_fund_amounts: [0.5] }, `add_fund_amounts ${USUAL}`],
    ['an amount that prices can not show', { add_fund_amounts: [20.005] }, `add_fund_amounts ${USUAL}`],
    [
      'half a yen',
      { currency_code: 'JPY', add_fund_amounts: [2000.5] },
      `add_fund_amounts must be from 100 to 10000000, ${DECIMALS}`,
    ],
  ])('[WALLET-07] are refused in a file with %s', (_what, value, problem) => {
    const source = { file: 'settings.yaml', value, faults: [], lineOf: () => 1 };
    expect(check(source, wallet, { isDemo: false }).map(({ message }) => message)).toContain(problem);
  });

  it('[CONFIG-01] drop keys that are not settings', () => {
    const read = readSettings({ smtp_password: 'x', centralize_login: { twilio_token: 'y' } });
    expect(read).not.toHaveProperty('smtp_password');
    expect(read.centralize_login).not.toHaveProperty('twilio_token');
  });
});

/** The wallet of a market in dinars of Iraq. */
function own(add_fund_amounts: number[]) {
  const currency = { currency_code: 'IQD', digit_after_decimal_point: 0 };
  return { ...currency, add_fund_minimum: 5000, add_fund_maximum: 5_000_000, add_fund_amounts };
}
