import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '@/contract/config.read';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { makeApi, call } from '@tests/support/round-market';
import { configure } from '@tests/support/pay-market';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
}, 60_000);
afterAll(() => database.close());

const told = async () => (await call(makeApi(database.db), 'GET /config')).body;

it('[CONFIG-01] answers only the settings of the format: no other row, and no secret key inside one', async () => {
  const before = await told();
  await configure(database.db, {
    ...{ delivery_man_commission: 'secret-1', bank_account: { iban: 'secret-2' }, smtp_password: 'secret-3' },
    apple_login: [{ client_id_app: 'app', team_id: 'secret-4', service_file: 'secret-5' }],
    centralize_login: { manual_login_status: 1, send_otp_via: 'sms', twilio_token: 'secret-6' },
    active_payment_method_list: [
      { gateway: 'sandbox', gateway_title: { en: 'Card', ar: 'بطاقة' }, api_key: 'secret-7' },
    ],
    landing: { title: 'secret-8' },
  });
  const after = await told();
  expect(JSON.stringify(after)).not.toContain('secret');
  expect(Object.keys(after as object).sort()).toEqual(Object.keys(before as object).sort());
  expect(after).toMatchObject({ apple_login: [{ client_id_app: 'app' }], centralize_login: { send_otp_via: 'sms' } });
});

it('[CONFIG-01] answers what the storefront and clients of the format read', async () => {
  const body = (await told()) as Record<string, unknown>;
  expect(readConfig(body)).toMatchObject({ business_name: 'Medina', timezone: 'Asia/Muscat', currency_symbol: '$' });
  const named = ['module_config', 'sys_language', 'social_media', 'loyalty_point_item_purchase_point', 'logo_full_url'];
  for (const key of [...named, 'admin_commission', 'websocket_port', 'parcel_return_time_fee']) {
    expect(body).toHaveProperty(key);
  }
  expect(readConfig(body).extensions).toEqual([
    ...['amounts', 'idempotency', 'interests_skip', 'first_message', 'address_directions'],
    ...['awaited_places', 'rental_cart_as_left', 'diet_filters', 'trip_due_amount'],
  ]);
  for (const key of ['most_tips_amount', 'landing']) expect(body).not.toHaveProperty(key);
});
