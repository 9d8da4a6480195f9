import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chooseBusinessPlan,
  getRegistrationTerms,
  listPackages,
  registerDeliveryMan,
  registerStore,
} from '@/contract/customer/registration';
import {
  business_packages,
  delivery_men,
  gateway_payments,
  store_subscriptions,
  stores,
  vendors,
} from '@/server/db/schema';
import { isPassword } from '@/server/accounts/password';
import { photo } from '@tests/support/form';
import { inModule, MODULE, type Market, openMarket, ZONE } from '@tests/support/market';
import { configure } from '@tests/support/pay-market';
import { SEEDED_AT } from '@tests/support/dump';
import { uploadFolder } from '@tests/support/uploads';

let market: Market;
let n = 0;
const folder = uploadFolder();

beforeAll(async () => {
  market = await openMarket();
}, 60_000);
afterAll(() => market.close());
beforeEach(() => {
  n += 1;
  vi.stubEnv('DEMO', 'true');
  vi.stubEnv('TRUSTED_PROXIES', '1');
});
afterEach(() => vi.unstubAllEnvs());

type Fields = Record<string, string | number | File | File[] | undefined>;
type Answer = { status: number; body: { errors?: { code: string; message: string }[] } & Record<string, unknown> };

/** Each from its own address, so that rate limits apply only in their own test. */
async function send(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const file of value) form.append(`${name}[]`, file);
    else if (value !== undefined) form.append(name, value instanceof File ? value : String(value));
  }
  const all = { 'X-Forwarded-For': `10.0.${n}.1`, ...headers };
  return (await market.call(path, all, { method: 'POST', body: form })) as Answer;
}

const codes = ({ body }: Answer) => (body.errors ?? []).map(({ code }) => code);

const texts = (name = 'Pier Bakery') =>
  JSON.stringify([
    { id: null, locale: 'en', key: 'name', value: name },
    { id: null, locale: 'en', key: 'address', value: '4 Quay Street' },
    { id: null, locale: 'ar', key: 'name', value: 'مخبز الرصيف' },
  ]);

/** A point inside the zone Harbour. */
const HARBOUR = { latitude: 19.99177, longitude: 60.50875, zone_id: ZONE.harbour };

async function store(more: Fields = {}): Promise<Fields> {
  return {
    ...{ f_name: 'Lina', l_name: 'Haddad', email: `lina${n}@bakery.example`, phone: `+1555013${1000 + n}` },
    ...{ password: 'Lantern-42', ...HARBOUR, module_id: MODULE.grocery },
    ...{ minimum_delivery_time: 20, maximum_delivery_time: 35, delivery_time_type: 'minute' },
    ...{ logo: await photo(), translations: texts(), business_plan: 'commission' },
    ...more,
  };
}

const register = async (more: Fields = {}, headers = {}) => send('/auth/vendor/register', await store(more), headers);
const read = async (answer: Answer) => (await registerStore.read?.())?.(answer.body);
const findStoreById = async (id: number) => (await market.db.select().from(stores).where(eq(stores.id, id)))[0];
const uploads = () => {
  const kept = join(folder, 'media', 'uploads', 'registration');
  return existsSync(kept) ? readdirSync(kept).length : 0;
};

describe('registering a store (wire-format §9.3)', () => {
  it('stores everything that was sent, and is hidden until it is approved', async () => {
    const before = uploads();
    const answer = await register({ cover_photo: await photo(), tin: 'T-77', tin_expire_date: '2027-05-01' });
    expect(answer).toMatchObject({ status: 200, body: { type: 'commission', store_id: expect.any(Number) } });
    const { store_id = 0 } = (await read(answer)) ?? {};
    expect(await findStoreById(store_id)).toMatchObject({
      ...{ name: { en: 'Pier Bakery', ar: 'مخبز الرصيف' }, address: { en: '4 Quay Street', ar: '4 Quay Street' } },
      ...{ status: false, active: false, store_business_model: 'commission', delivery_time: '20-35 min' },
      ...{ zone_id: ZONE.harbour, module_id: MODULE.grocery, tin: 'T-77', tin_expire_date: '2027-05-01' },
      slug: expect.stringMatching(/^pier-bakery-[0-9a-f]{8}$/),
      created_at: SEEDED_AT,
    });
    expect(uploads()).toBe(before + 2);
    const seen = await market.call(`/stores/details/${store_id}`, inModule('grocery'));
    const unknown = await market.call('/stores/details/999999', inModule('grocery'));
    expect(seen).toEqual(unknown);
  });

  it('stores the password as a hash, and does not allow signing in yet', async () => {
    const { store_id = 0 } = (await read(await register())) ?? {};
    const [owner] = await market.db
      .select()
      .from(vendors)
      .where(eq(vendors.id, (await findStoreById(store_id))?.vendor_id ?? 0));
    expect(owner).toMatchObject({ f_name: 'Lina', status: false, password_hash: expect.stringContaining('argon2id') });
    expect(await isPassword('Lantern-42', owner?.password_hash)).toBe(true);
  });

  it.each([
    ['no name of the owner', { f_name: '' }, 'f_name'],
    ['a weak password', { password: 'lantern' }, 'password'],
    ['a leaked password', { password: 'P@ssw0rd123' }, 'password'],
    ['no email', { email: 'lina' }, 'email'],
    ['a short phone number', { phone: '+1555' }, 'phone'],
    ['an unknown zone', { zone_id: 99 }, 'zone_id'],
    ['a place outside of the zone', { latitude: 25, longitude: 70 }, 'latitude'],
    ['a place of another zone', { zone_id: ZONE.hills }, 'latitude'],
    ['parcels, which have no stores', { module_id: MODULE.parcel }, 'module_id'],
    ['an unknown module', { module_id: 99 }, 'module_id'],
    ['a longest time below the shortest', { maximum_delivery_time: 10 }, 'maximum_delivery_time'],
    ['another unit of time', { delivery_time_type: 'fortnight' }, 'delivery_time_type'],
    ['no logo', { logo: undefined }, 'logo'],
    ['a logo that is none', { logo: new File(['<svg/>'], 'a.png', { type: 'image/png' }) }, 'logo'],
    ['a cover that is too large', { cover_photo: new File([new Uint8Array(2_100_000)], 'a.png') }, 'cover_photo'],
    ['texts that are none', { translations: '[[[' }, 'translations'],
    ['the address first', { translations: JSON.stringify([{ key: 'address', value: 'x' }]) }, 'translations'],
    ['an unknown plan', { business_plan: 'free' }, 'business_plan'],
    ['a package of rental', { business_plan: 'subscription', package_id: 4 }, 'package_id'],
    ['no day', { tin_expire_date: '2027-02-31' }, 'tin_expire_date'],
  ] as [string, Fields, string][])('refuses %s, at its field, and keeps nothing', async (_what, more, code) => {
    const before = [uploads(), (await market.db.select().from(vendors)).length];
    const answer = await register(more);
    expect([answer.status, codes(answer)]).toEqual([403, [code]]);
    expect(answer.body.errors?.[0]?.message).toMatch(/\w{3,}/);
    expect([uploads(), (await market.db.select().from(vendors)).length]).toEqual(before);
  });

  it('refuses emails and phone numbers of other owners, ignoring case', async () => {
    const first = await store();
    expect((await send('/auth/vendor/register', first)).status).toBe(200);
    const email = String(first.email).toUpperCase();
    const again = await send('/auth/vendor/register', { ...first, email, logo: await photo() });
    expect([again.status, codes(again)]).toEqual([403, ['email', 'phone']]);
    const arabic = await send('/auth/vendor/register', first, { 'X-localization': 'ar' });
    expect(arabic.body.errors?.[0]?.message).toMatch(/[ء-ي]/);
  });

  it('accepts one of two identical registrations at the same moment', async () => {
    const [one, two] = await Promise.all([register(), register()]);
    expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
    expect(
      (
        await market.db
          .select()
          .from(vendors)
          .where(eq(vendors.email, `lina${n}@bakery.example`))
      ).length,
    ).toBe(1);
  });

  it('accepts a name with characters that no database stores', async () => {
    const { store_id = 0 } = (await read(await register({ translations: texts('Pier\u0000 \ud800') }))) ?? {};
    expect(await findStoreById(store_id)).toMatchObject({ name: { en: 'Pier' } });
  });

  it('requires pickup zones of providers of vehicles', async () => {
    const rental = { module_id: MODULE.rental };
    expect(codes(await register(rental))).toEqual(['pickup_zone_id']);
    expect(codes(await register({ ...rental, pickup_zone_id: '["99"]' }))).toEqual(['pickup_zone_id']);
    const { store_id = 0 } = (await read(await register({ ...rental, pickup_zone_id: '["1","2"]' }))) ?? {};
    expect(await findStoreById(store_id)).toMatchObject({ pickup_zone_id: [1, 2] });
  });

  it('is refused from one address after some, and closed by the configuration', async () => {
    for (let tries = 0; tries < 10; tries += 1) await register({ zone_id: 99 });
    expect(codes(await register())).toEqual(['otp_block_time']);
    n += 1;
    await configure(market.db, { toggle_store_registration: false });
    expect(codes(await register())).toEqual(['registration']);
    await configure(market.db, { toggle_store_registration: true });
  });
});

describe('the plan of a new store', () => {
  const choose = (fields: Fields) => send('/vendor/business_plan', { payment_platform: 'web', ...fields });
  const subscribe = { business_plan: 'subscription', package_id: 2 };
  const subscriptions = (store_id: number) =>
    market.db.select().from(store_subscriptions).where(eq(store_subscriptions.store_id, store_id));

  async function waiting(more: Fields = { business_plan: undefined }) {
    const answer = await read(await register(more));
    return { ...answer, store_id: answer?.store_id ?? 0, key: answer?.registration_key ?? '' };
  }

  it('may be chosen later; the packages are those of the module, cheapest first', async () => {
    expect(await waiting()).toMatchObject({ type: 'business_model_fail' });
    const packages = await market.read(listPackages, `/vendor/package-view?module_id=${MODULE.food}`);
    expect(packages.map(({ price, max_order }) => [price, max_order])).toEqual([
      [19, 100],
      [49, 1000],
      [149, null],
    ]);
    const rental = await market.read(listPackages, `/vendor/package-view?module_id=${MODULE.rental}`);
    expect(rental.map(({ price }) => price)).toEqual([29, 199]);
    expect(await market.read(listPackages, '/vendor/package-view?module_id=999')).toEqual([]);
    expect(await market.read(getRegistrationTerms, '/config')).toMatchObject({ admin_commission: 12 });
  });

  it('is commission, or a free trial of a package', async () => {
    const first = await waiting();
    const chosen = await choose({ store_id: first.store_id, registration_key: first.key, business_plan: 'commission' });
    expect(chosen).toMatchObject({ status: 200, body: { store_business_model: 'commission' } });
    n += 1;
    const { store_id, key } = await waiting();
    const trial = await choose({ ...subscribe, store_id, registration_key: key, payment_gateway: 'free_trial' });
    expect(trial.body).toMatchObject({ store_business_model: 'subscription' });
    expect((await chooseBusinessPlan.read?.())?.(trial.body)).toMatchObject({ redirect_link: null });
    const expires_at = new Date(SEEDED_AT.getTime() + 14 * 86_400_000);
    expect(await subscriptions(store_id)).toMatchObject([{ is_trial: true, payment_status: 'paid', expires_at }]);
    const again = await choose({ ...subscribe, store_id, registration_key: key, payment_gateway: 'sandbox' });
    expect(codes(again)).toEqual(['business_plan']);
  });

  it('is paid at a gateway, once, for the price of the package', async () => {
    const { store_id, key, type } = await waiting(subscribe);
    expect(type).toBe('subscription');
    const callback = 'http://shop.test/store-registration';
    const pay = () => choose({ ...subscribe, store_id, registration_key: key, payment_gateway: 'sandbox', callback });
    const links = [String((await pay()).body.redirect_link), String((await pay()).body.redirect_link)];
    const payments = links.map((link) => link.split('/').at(-1) ?? '');
    expect((await findStoreById(store_id))?.store_business_model).toBe('none');
    const finish = (id: string | undefined, outcome: string) => send(`/payment/sandbox/${id}`, { outcome });
    const failed = await finish(payments[0], 'fail');
    expect(failed.body.redirect_link).toContain(`${callback}?flag=fail`);
    expect((await findStoreById(store_id))?.store_business_model).toBe('none');
    expect((await finish(payments[1], 'success')).body.redirect_link).toContain(`${callback}?flag=success`);
    expect(await findStoreById(store_id)).toMatchObject({
      store_business_model: 'subscription',
      package_id: 2,
      status: false,
    });
    const paid = await subscriptions(store_id);
    expect(paid.map((payment) => payment.payment_status).sort()).toEqual(['paid', 'unpaid']);
    const [payment] = await market.db
      .select()
      .from(gateway_payments)
      .where(eq(gateway_payments.id, payments[1] ?? ''));
    expect(payment).toMatchObject({ amount: 49, attribute: 'subscription', status: 'success' });
    expect(codes(await pay())).toEqual(['business_plan']);
  });

  it('of a foreign store is answered like that of an unknown one', async () => {
    const { store_id } = await waiting(subscribe);
    const foreign = await waiting({ business_plan: undefined, email: 'other@shop.example', phone: '+15550139999' });
    const unknown = await choose({ store_id: 999_999, business_plan: 'commission' });
    expect([unknown.status, codes(unknown)]).toEqual([404, ['store_id']]);
    for (const sent of [
      { store_id, business_plan: 'commission' },
      { store_id, business_plan: 'commission', registration_key: foreign.key },
      { store_id, ...subscribe, package_id: 1, payment_gateway: 'sandbox' },
      { store_id, ...subscribe, payment_gateway: 'free_trial' },
      { store_id, ...subscribe, payment_gateway: 'free_trial', registration_key: foreign.key },
      { store_id, ...subscribe, payment_gateway: 'free_trial', registration_key: '' },
      { store_id: 1, business_plan: 'commission' },
    ])
      expect(await choose(sent)).toEqual(unknown);
  });

  it('that is free requires the key of the registration', async () => {
    await market.db.update(business_packages).set({ price: 0 }).where(eq(business_packages.id, 2));
    const { store_id, key } = await waiting(subscribe);
    const free = { ...subscribe, store_id, payment_gateway: 'sandbox' };
    expect((await choose(free)).status).toBe(404);
    expect(await findStoreById(store_id)).toMatchObject({ store_business_model: 'none' });
    expect(await subscriptions(store_id)).toEqual([]);
    expect((await choose({ ...free, registration_key: key })).body.store_business_model).toBe('subscription');
    await market.db.update(business_packages).set({ price: 49 }).where(eq(business_packages.id, 2));
  });

  it('that was chosen with the registration can be paid by clients without the key', async () => {
    const { store_id } = await waiting(subscribe);
    const paid = await choose({ ...subscribe, store_id, payment_gateway: 'sandbox' });
    expect(paid.body.redirect_link).toMatch(/\/payment\/[0-9a-f]{48}$/);
  });

  it.each([
    ['an unknown gateway', { payment_gateway: 'coconuts' }, 'payment_method'],
    ['the wallet, which is empty', { payment_gateway: 'wallet' }, 'payment_method'],
    ['no gateway', {}, 'payment_method'],
    [
      'a way back to somebody else',
      { payment_gateway: 'sandbox', callback: 'https://evil.example/' },
      'payment_method',
    ],
    ['a package of another module', { package_id: 5, payment_gateway: 'sandbox' }, 'package_id'],
    ['no package', { package_id: undefined, payment_gateway: 'sandbox' }, 'package_id'],
  ] as [string, Fields, string][])('refuses %s', async (_what, more, code) => {
    const { store_id, key } = await waiting();
    const answer = await choose({ ...subscribe, store_id, registration_key: key, ...more });
    expect([answer.status, codes(answer)]).toEqual([403, [code]]);
    expect(await findStoreById(store_id)).toMatchObject({ store_business_model: 'none' });
  });

  it('is what the configuration offers', async () => {
    await configure(market.db, { commission_business_model: 0, subscription_free_trial_status: 0 });
    expect(codes(await register())).toEqual(['business_plan']);
    const { store_id, key, type } = await waiting();
    expect(type).toBe('business_model_fail');
    const own = { store_id, registration_key: key };
    expect(codes(await choose({ ...own, business_plan: 'commission' }))).toEqual(['business_plan']);
    expect(codes(await choose({ ...own, ...subscribe, payment_gateway: 'free_trial' }))).toEqual(['payment_method']);
    await configure(market.db, { commission_business_model: 1, subscription_business_model: 0 });
    n += 1;
    expect(await waiting()).toMatchObject({ type: 'commission' });
    await configure(market.db, { subscription_business_model: 1, subscription_free_trial_status: 1 });
  });
});

describe('registering a delivery man (wire-format §9.4)', () => {
  const courier = (): Fields => ({
    ...{ f_name: 'Omar', l_name: 'Nasser', email: `omar${n}@ride.example`, phone: `+1555014${1000 + n}` },
    ...{ password: 'Lantern-42', identity_type: 'passport', identity_number: 'P 123456', zone_id: ZONE.harbour },
    ...{ vehicle_id: 1, earning: 1 },
  });
  const apply = (more: Fields = {}) => send('/auth/delivery-man/store', { ...courier(), ...more });
  const found = async () =>
    (
      await market.db
        .select()
        .from(delivery_men)
        .where(eq(delivery_men.email, `omar${n}@ride.example`))
    )[0];

  it('stores the application with its pictures; the courier gets no orders before it is approved', async () => {
    const pictures = [await photo('front.png'), await photo('back.png')];
    const answer = await apply({ identity_image: pictures, image: await photo(), earning: 0 });
    expect((await registerDeliveryMan.read?.())?.(answer.body).message).toMatch(/approved/);
    expect(await found()).toMatchObject({
      ...{ application_status: 'pending', active: false, earning: false, identity_number: 'P 123456' },
      identity_image: [expect.stringMatching(/^uploads\/identity\/.+webp$/), expect.any(String)],
      image: expect.stringMatching(/^uploads\/registration\//),
      password_hash: expect.stringContaining('argon2id'),
    });
  });

  it.each([
    ['no first name', { f_name: ' ' }, 'f_name'],
    ['a weak password', { password: 'Lantern42' }, 'password'],
    ['another kind of identity', { identity_type: 'library_card' }, 'identity_type'],
    ['an identity number of signs', { identity_number: '----' }, 'identity_number'],
    ['an unknown zone', { zone_id: 77 }, 'zone_id'],
    ['an unknown vehicle', { vehicle_id: 77 }, 'vehicle_id'],
    ['another kind of earning', { earning: 2 }, 'earning'],
    ['a picture that is none', { image: new File(['x'], 'a.png', { type: 'image/png' }) }, 'image'],
    ['an identity that is none', { identity_image: [new File(['%PDF-1'], 'a.pdf')] }, 'identity_image'],
  ] as [string, Fields, string][])('refuses %s, at its field, and keeps nothing', async (_what, more, code) => {
    const before = uploads();
    const answer = await apply(more);
    expect([answer.status, codes(answer)]).toEqual([403, [code]]);
    expect([await found(), uploads()]).toEqual([undefined, before]);
  });

  it('refuses more pictures than five, a known contact, and everybody while it is closed', async () => {
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => photo()));
    expect(codes(await apply({ identity_image: six }))).toEqual(['identity_image']);
    expect((await apply()).status).toBe(200);
    expect(codes(await apply())).toEqual(['email', 'phone']);
    await configure(market.db, { toggle_dm_registration: false });
    expect(codes(await apply({ email: 'new@ride.example', phone: '+15550149999' }))).toEqual(['registration']);
    await configure(market.db, { toggle_dm_registration: true });
  });
});
