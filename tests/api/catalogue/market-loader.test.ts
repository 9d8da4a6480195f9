import { sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getConfig } from '@/contract/config';
import type { Endpoint } from '@/contract/core/endpoint';
import { createApi } from '@/server/http/api';
import { demoStaff } from '@/server/demo/staff';
import { queryRows } from '@/server/db/client';
import { DemoInside, loadMarket, MarketFaults } from '@/server/db/market/load';
import { areas } from '@/server/routes';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { marketFolder } from '@tests/support/market-folder';

/** A Tuesday noon in Dubai. */
const NOW = new Date('2026-03-10T08:00:00Z');
const CENTRE = { zoneid: '[1]' };

let database: TestDatabase;
let files: ReturnType<typeof marketFolder>;
beforeEach(() => {
  files = marketFolder();
});
afterEach(() => files.end());

const load = (setsStock = false) => loadMarket(database.db, files.folder, { store: files.store, now: NOW, setsStock });

/** The answer of the back end to a GET in this market. */
async function answer(path: string, headers: Record<string, string> = CENTRE): Promise<unknown> {
  const app = createApi(areas, () => Promise.resolve(database.db), { staff: demoStaff, now: () => NOW });
  const got = await app.request(`http://shop.test/api/v1${path}`, { headers: { 'X-localization': 'en', ...headers } });
  expect(got.status).toBe(200);
  return got.json();
}

const read = async <Out>({ read }: Pick<Endpoint<unknown, Out>, 'read'>, path: string, headers = {}) =>
  (await read?.())?.(await answer(path, headers));

/** The number of rows of each table that is not empty. */
async function sizes(): Promise<Record<string, number>> {
  const tables = await queryRows<{ name: string }>(
    database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counted: [string, number][] = [];
  for (const { name } of tables) {
    const [row] = await queryRows<{ n: number }>(database.db, sql.raw(`select count(*)::int as n from "${name}"`));
    if (row && row.n > 0) counted.push([name, row.n]);
  }
  return Object.fromEntries(counted);
}

const price = async (slug: string) => {
  const [row] = await queryRows<{ price: string }>(
    database.db,
    sql`select price::float from items where slug = ${slug}`,
  );
  return row?.price;
};

async function faults(): Promise<string[]> {
  const error: unknown = await load().catch((caught: unknown) => caught);
  return error instanceof MarketFaults ? error.message.split('\n') : [`no faults: ${String(error)}`];
}

describe('a market that is loaded from files', () => {
  beforeEach(async () => {
    database = await freshDatabase('migrated');
  });
  afterEach(() => database.close());

  it('answers the calls of the storefront', async () => {
    await load();
    const config = await read(getConfig, '/config');
    expect(config).toMatchObject({ business_name: 'Olive Street', currency_code: 'AED', timezone: 'Asia/Dubai' });
    expect(await answer('/config/get-zone-id?lat=25.2&lng=55.27')).toMatchObject({ zone_id: '[1]' });
    const food = { ...CENTRE, moduleid: '1' };
    expect(await answer('/stores/get-stores/all', food)).toMatchObject({
      stores: [{ slug: 'sami-oven', name: "Sami's Oven", open: 1 }],
    });
    expect(await answer('/stores/get-stores/all', { ...food, 'X-localization': 'ar' })).toMatchObject({
      stores: [{ name: 'فرن سامي' }],
    });
    expect(await answer('/items/popular', food)).toMatchObject({ total_size: 3 });
    expect(await answer('/items/search?name=cheese', food)).toMatchObject({
      products: [{ slug: 'cheese-manakish', price: 16, discount: 25 }],
    });
    expect(await answer('/items/search?name=زيتون', { ...CENTRE, moduleid: '2' })).toMatchObject({
      products: [{ slug: 'olive-oil', stock: 17 }],
    });
    expect(await answer('/items/details/zaatar-manakish', food)).toMatchObject({
      add_ons: [{ name: 'Tahini', price: 2 }],
    });
    expect(await answer('/about-us')).toContain('Two shops of one street');
  });

  it('has nothing of the demo: no customer, order, wallet, review, courier', async () => {
    await load();
    expect(Object.keys(await sizes())).toEqual([
      'add_ons',
      'categories',
      'item_add_ons',
      'item_tags',
      'items',
      'loaded_rows',
      'modules',
      'policies',
      'schedules',
      'search_words',
      'settings',
      'store_categories',
      'store_discounts',
      'store_words',
      'stores',
      'tags',
      // The market's own support, to whom customers write.
      'user_infos',
      'vendors',
      'zone_modules',
      'zones',
    ]);
    expect(JSON.stringify(await answer('/config'))).not.toMatch(/Qamar|medina/i);
  });

  it('uses defaults for missing settings, also within a group', async () => {
    files.change('settings.yaml', 'admin_commission: 10', 'centralize_login: { otp_login_status: 0 }');
    await load();
    const login = { otp_login_status: 0, manual_login_status: 1 };
    expect(await answer('/config')).toMatchObject({ admin_commission: 12, centralize_login: login });
  });

  it('keeps its pictures in the sizes that pages ask for', async () => {
    await load();
    const [row] = await queryRows<{ image: string }>(
      database.db,
      sql`select image from items where slug = 'olive-oil'`,
    );
    const name = row?.image.replace('.webp', '') ?? '';
    for (const form of ['', '-300', '-1200x1800'])
      expect(existsSync(join(files.media, `${name}${form}.webp`))).toBe(true);
  });

  it('is updated when it is loaded again, without duplicates', async () => {
    await load();
    const before = await sizes();
    files.change('stores/sami-oven.yaml', 'price: 16', 'price: 17.5');
    await load();
    expect(await sizes()).toEqual(before);
    expect(await price('cheese-manakish')).toBe(17.5);
    expect(await price('lamb-manakish')).toBe(21);
  });

  it('loses what was removed from its files, but not rows that orders refer to', async () => {
    await load();
    files.change('stores/green-shelf.yaml', 'slug: avocado-oil', 'slug: walnut-oil');
    await load();
    const found = await answer('/items/popular', { ...CENTRE, moduleid: '2' });
    expect(JSON.stringify(found)).not.toContain('avocado-oil');
    expect(found).toMatchObject({ total_size: 3 });
    expect(await price('avocado-oil')).toBe(39);
    files.remove('stores/green-shelf.yaml');
    await load();
    expect(await answer('/stores/get-stores/all', { ...CENTRE, moduleid: '2' })).toMatchObject({ stores: [] });
  });

  const shown = async () => ({
    stores: await answer('/stores/get-stores/all', { ...CENTRE, moduleid: '1' }),
    items: await answer('/items/popular', { ...CENTRE, moduleid: '1' }),
  });
  const change = (statement: string) => database.db.execute(sql.raw(statement));

  it('keeps what the office or a store has switched off since: a load of the same files shows none of it', async () => {
    await load();
    await change(`update items set status = false where slug = 'zaatar-manakish'`);
    await change(`update stores set active = false where slug = 'sami-oven'`);
    await load();
    expect(await shown()).toMatchObject({ stores: { stores: [{ active: false }] }, items: { total_size: 2 } });
    await change(`update vendors set status = false where email = 'oven@olive-street.example'`);
    await change(`update stores set status = false where slug = 'sami-oven'`);
    await load();
    expect(await shown()).toMatchObject({ stores: { stores: [] } });
    expect(
      await queryRows(database.db, sql`select status from vendors where email = 'oven@olive-street.example'`),
    ).toEqual([{ status: false }]);
  });

  it('shows again what comes back into the files, but not what was switched off before it left them', async () => {
    await load();
    await change(`update items set status = false where slug = 'zaatar-manakish'`);
    const whole = files.read('stores/sami-oven.yaml');
    files.remove('stores/sami-oven.yaml');
    await load();
    expect(await shown()).toMatchObject({ stores: { stores: [] } });
    files.write('stores/sami-oven.yaml', whole);
    await load();
    expect(await shown()).toMatchObject({ stores: { stores: [{ slug: 'sami-oven' }] }, items: { total_size: 2 } });
  });

  it('shows again what had gone from the files before this was recorded', async () => {
    await load();
    const whole = files.read('stores/sami-oven.yaml');
    files.remove('stores/sami-oven.yaml');
    await load();
    await change('update loaded_rows set switched_off = null, closed = null');
    files.write('stores/sami-oven.yaml', whole);
    await load();
    expect(await shown()).toMatchObject({ stores: { stores: [{ slug: 'sami-oven' }] }, items: { total_size: 3 } });
  });

  it('closes and opens a store when its file says otherwise than before', async () => {
    const open = async () => ((await shown()).stores as { stores: { active: boolean }[] }).stores[0]?.active;
    await load();
    // Loaded before it was recorded what the file said.
    await change('update loaded_rows set closed = null');
    files.change('stores/sami-oven.yaml', 'module: food', 'module: food\nclosed: true');
    await load();
    expect(await open()).toBe(false);
    await change(`update stores set active = true where slug = 'sami-oven'`);
    await load();
    expect(await open()).toBe(true);
    await change(`update stores set active = false where slug = 'sami-oven'`);
    files.change('stores/sami-oven.yaml', 'closed: true', 'closed: false');
    await load();
    expect(await open()).toBe(true);
  });

  it('keeps the stock sold since, unless the stock is set anew', async () => {
    await load();
    await database.db.execute(sql`update items set stock = 3 where slug = 'sesame-oil'`);
    const stock = async () => queryRows(database.db, sql`select stock from items where slug = 'sesame-oil'`);
    await load();
    expect(await stock()).toEqual([{ stock: 3 }]);
    await load(true);
    expect(await stock()).toEqual([{ stock: 30 }]);
  });

  it('keeps the owner of a store whose email or slug changes', async () => {
    await load();
    const owners = () =>
      queryRows<{ id: number; email: string; slug: string }>(
        database.db,
        sql`select v.id, v.email, s.slug from stores s join vendors v on v.id = s.vendor_id
        where s.status order by s.slug`,
      );
    const before = await owners();
    files.change('stores/sami-oven.yaml', 'oven@olive-street.example', 'sami@olive-street.example');
    await load();
    expect(await owners()).toEqual([before[0], { ...before[1], email: 'sami@olive-street.example' }]);
    files.change('stores/sami-oven.yaml', 'slug: sami-oven', 'slug: samis-oven');
    await load();
    expect(await owners()).toEqual([
      before[0],
      { ...before[1], email: 'sami@olive-street.example', slug: 'samis-oven' },
    ]);
    expect(await queryRows(database.db, sql`select count(*)::int as many from vendors`)).toEqual([{ many: 2 }]);
  });

  const phones = async () =>
    Object.fromEntries(
      (
        await queryRows<{ slug: string; phone: string }>(
          database.db,
          sql`select s.slug, v.phone from stores s join vendors v on v.id = s.vendor_id where s.status`,
        )
      ).map(({ slug, phone }) => [slug, phone]),
    );
  const [OVEN, SHELF] = ['+97145550101', '+97145550102'];

  it('takes two stores that swap their phones', async () => {
    await load();
    files.change('stores/sami-oven.yaml', OVEN, SHELF);
    files.change('stores/green-shelf.yaml', SHELF, OVEN);
    await load();
    expect(await phones()).toEqual({ 'sami-oven': SHELF, 'green-shelf': OVEN });
  });

  it('takes a branch that replaces another and has its phone, and the other one back', async () => {
    await load();
    files.remove('stores/sami-oven.yaml');
    files.change('stores/green-shelf.yaml', SHELF, OVEN);
    await load();
    expect(await phones()).toEqual({ 'green-shelf': OVEN });
    files.change('stores/green-shelf.yaml', OVEN, '+97145550103');
    await load();
    expect(await phones()).toEqual({ 'green-shelf': '+97145550103' });
  });

  it('takes a store that gets the email of another, which gets a new one', async () => {
    await load();
    files.change('stores/sami-oven.yaml', 'oven@olive-street.example', 'shelf@olive-street.example');
    files.change('stores/green-shelf.yaml', 'shelf@olive-street.example', 'new@olive-street.example');
    await load();
    expect(await phones()).toEqual({ 'sami-oven': OVEN, 'green-shelf': SHELF });
  });

  it('sets the stock of an offer anew, if asked to', async () => {
    files.write(
      'offers.yaml',
      `- { slug: oil-week, item: sesame-oil, discount: 20, discount_type: percent, stock: 12,
        starts: 2026-03-01, ends: 2026-03-31 }`,
    );
    await load();
    await database.db.execute(sql`update item_campaigns set stock = 2`);
    const stock = async () => queryRows(database.db, sql`select stock from item_campaigns`);
    await load();
    expect(await stock()).toEqual([{ stock: 2 }]);
    await load(true);
    expect(await stock()).toEqual([{ stock: 12 }]);
  });

  it('does not change what is in no file, such as a store that registered itself, and does not take its slug', async () => {
    await load();
    await database.db.execute(sql`
      insert into vendors (f_name, email, phone) values ('Own', 'own@shop.example', '+97145550199')`);
    await database.db.execute(sql`
      insert into stores (slug, name, vendor_id, module_id, zone_id, phone, email, logo, address, latitude, longitude,
        min_delivery_time, max_delivery_time, delivery_time)
      select 'own', name, (select max(id) from vendors), module_id, zone_id, phone, email, logo, address, latitude,
        longitude, min_delivery_time, max_delivery_time, delivery_time from stores where slug = 'sami-oven'`);
    await load();
    expect(await queryRows(database.db, sql`select status from stores where slug = 'own'`)).toEqual([{ status: true }]);
    files.change('stores/green-shelf.yaml', 'slug: green-shelf', 'slug: own');
    await expect(load()).rejects.toThrow(
      'Something in "stores" that is in no file of it is in the way: Key (slug)=(own)',
    );
    expect(await queryRows(database.db, sql`select slug from stores where status order by id`)).toEqual([
      { slug: 'green-shelf' },
      { slug: 'sami-oven' },
      { slug: 'own' },
    ]);
  });

  it('loads coupons, flash sales and rewards, too', async () => {
    const span = 'starts: 2026-03-01, ends: 2026-03-31';
    const title = 'title: { en: Spring, ar: ربيع }';
    files.write('coupons.yaml', `- { code: SPRING5, module: food, ${title}, type: default, discount: 5, ${span} }`);
    files.write(
      'flash-sales.yaml',
      `- { key: spring, module: grocery, ${title}, ${span}, items: [
        { item: sesame-oil, stock: 10, discount: 50, discount_type: percent }] }`,
    );
    files.write(
      'rewards.yaml',
      `{ wallet_bonuses: [], cashbacks: [
        { key: spring, ${title}, type: amount, amount: 3, min_purchase: 40, same_user_limit: 2, ${span} }] }`,
    );
    await load();
    await database.db.execute(sql`update flash_sale_items set sold = 4, available_stock = 6`);
    await database.db.execute(sql`update coupons set total_uses = 9`);
    files.change('flash-sales.yaml', 'stock: 10', 'stock: 12');
    await load();
    const [sale] = await queryRows(
      database.db,
      sql`select start_date::text, end_date::text, stock, sold, available_stock, price::float
        from flash_sales join flash_sale_items on flash_sale_id = flash_sales.id`,
    );
    // The days of Dubai; what was sold stays sold.
    expect(sale).toMatchObject({
      start_date: expect.stringContaining('2026-02-28 20:00:00'),
      end_date: expect.stringContaining('2026-03-31 20:00:00'),
      ...{ stock: 12, sold: 4, available_stock: 8, price: 9.25 },
    });
    const used = await queryRows(database.db, sql`select code, total_uses, expire_date::text from coupons`);
    expect(used).toEqual([{ code: 'SPRING5', total_uses: 9, expire_date: '2026-03-31' }]);
    files.remove('coupons.yaml');
    await load();
    expect(await queryRows(database.db, sql`select status from coupons`)).toEqual([{ status: false }]);
  });

  it('is refused by a database that holds the demo', async () => {
    const demo = await freshDatabase();
    const loading = loadMarket(demo.db, files.folder, { store: files.store, now: NOW });
    await expect(loading).rejects.toThrow(DemoInside);
    await demo.close();
  });
});

describe('files with faults', () => {
  beforeAll(async () => {
    database = await freshDatabase('migrated');
  }, 60_000);
  afterAll(() => database.close());

  it.each<[fault: string, file: string, from: string, to: string, told: string]>([
    [
      'a time',
      'stores/sami-oven.yaml',
      '[07:00-23:00]',
      '[25:00-26:00]',
      'hours.every_day[0] opening "25:00" is not a time',
    ],
    ['a price', 'stores/sami-oven.yaml', 'price: 21', 'price: -1', 'items[2].price -1 is below 0'],
    ['a kind', 'stores/sami-oven.yaml', 'price: 21', 'price: cheap', 'items[2].price "cheap" is not a number'],
    ['a slip of the pen', 'stores/sami-oven.yaml', 'halal: true', 'hallal: true', 'items[2].hallal is not known here'],
    ['a language', 'stores/sami-oven.yaml', ', ar: مناقيش لحم', '', 'items[2].name.ar is missing'],
    [
      'a category',
      'stores/sami-oven.yaml',
      'category: flatbreads',
      'category: oils',
      'the category "oils" is of the module "grocery"',
    ],
    ['an add-on', 'stores/sami-oven.yaml', 'add_ons: [tahini]', 'add_ons: [honey]', 'the store has no add-on "honey"'],
    ['a zone', 'stores/green-shelf.yaml', 'zone: centre', 'zone: harbour', 'no zone is called "harbour"'],
    [
      'an option',
      'stores/green-shelf.yaml',
      'pick: [One litre]',
      'pick: [Two litres]',
      '"Two litres" is no option of choice 1',
    ],
    [
      'a slug twice',
      'stores/green-shelf.yaml',
      'slug: sesame-oil',
      'slug: olive-oil',
      'two items are called "olive-oil"',
    ],
    [
      'a picture',
      'stores/green-shelf.yaml',
      'cover: pictures/oil.webp',
      'cover: pictures/shop.jpg',
      'pictures/shop.jpg is not there',
    ],
    [
      'a path',
      'stores/green-shelf.yaml',
      'cover: pictures/oil.webp',
      'cover: pictures/../logo.png',
      'cover "pictures/../logo.png" is not the name of a picture such as pictures/lemons.jpg',
    ],
    [
      'a day',
      'stores/sami-oven.yaml',
      'ends: 2030-12-31',
      'ends: 2030-02-31',
      'discount.ends "2030-02-31" is not a day such as 2026-03-31',
    ],
    [
      'a recipe of the demo',
      'stores/green-shelf.yaml',
      'cover: pictures/oil.webp',
      'cover: { paint: a, glyphs: [egg] }',
      'cover {"paint":"a","glyphs":["egg"]} is not the name of a picture',
    ],
    ['YAML', 'zones.yaml', 'ar: وسط المدينة }', 'ar: وسط } المدينة }', ''],
    [
      'a time zone',
      'settings.yaml',
      'Asia/Dubai',
      'Asia/Nowhere',
      'timezone "Asia/Nowhere" is not a time zone such as Asia/Dubai',
    ],
    [
      'a slug that an address takes for an id',
      'stores/sami-oven.yaml',
      'slug: sami-oven',
      "slug: '1984'",
      'slug "1984" is not a slug',
    ],
    [
      'a slug that is the address of a list',
      'stores/sami-oven.yaml',
      'slug: sami-oven',
      'slug: latest',
      'slug "latest" is the address of a list of stores',
    ],
    [
      'a currency',
      'settings.yaml',
      'currency_code: AED',
      'currency_code: Dhs.',
      'currency_code "Dhs." is not a currency such as USD',
    ],
    [
      'digits that the currency does not have',
      'settings.yaml',
      'admin_commission: 10',
      'digit_after_decimal_point: 3',
      'digit_after_decimal_point 3 is above 2, the digits of AED',
    ],
    ['a setting', 'settings.yaml', 'admin_commission: 10', 'admin_commision: 10', 'admin_commision is not known here'],
  ])('are told by file and line: %s', async (_fault, file, from, to, told) => {
    const line = files.change(file, from, to);
    const [first, ...others] = await faults();
    expect(first).toContain(`${file}:${line}: ${told}`);
    expect(others).toEqual([]);
    expect(await sizes()).toEqual({});
    expect(existsSync(files.media)).toBe(false);
  });

  it.each<[list: string, file: string, text: string, told: string]>([
    [
      'cashbacks',
      'rewards.yaml',
      `wallet_bonuses: []
cashbacks:
  - &offer { key: spring, title: { en: Spring, ar: ربيع }, type: amount, amount: 3, min_purchase: 40,
      same_user_limit: 2, starts: 2026-03-01, ends: 2026-03-31 }
  - *offer`,
      'rewards.yaml:5: two cashbacks are called "spring"',
    ],
    [
      'items of a flash sale',
      'flash-sales.yaml',
      `- key: spring
  module: grocery
  title: { en: Spring, ar: ربيع }
  starts: 2026-03-01
  ends: 2026-03-31
  items:
    - { item: sesame-oil, stock: 10, discount: 50, discount_type: percent }
    - { item: sesame-oil, stock: 5, discount: 20, discount_type: percent }`,
      'flash-sales.yaml:8: two items of a flash sale are called "sesame-oil"',
    ],
    [
      'reasons',
      'reasons.yaml',
      `order_cancellation: []
parcel_cancellation_before_pickup: []
parcel_cancellation_after_pickup: []
help: []
refund:
  - { en: Damaged, ar: تالف }
  - { en: Damaged, ar: مكسور }`,
      'reasons.yaml:7: two reasons are called "Damaged"',
    ],
    [
      'categories of rental',
      'rental.yaml',
      `brands: []
categories:
  - { slug: vans, name: { en: Vans, ar: حافلات }, picture: pictures/logo.png }
  - { slug: vans, name: { en: Vans, ar: حافلات }, picture: pictures/logo.png }`,
      'rental.yaml:4: two categories of rental are called "vans"',
    ],
  ])('are told by file and line: two %s with one key', async (_list, file, text, told) => {
    files.write(file, text);
    expect(await faults()).toEqual([told]);
  });

  it.each<[offer: string, file: string, text: string]>([
    [
      'an offer',
      'offers.yaml',
      '- { slug: oil, item: sesame-oil, discount: 500, discount_type: percent, starts: 2026-03-01, ends: 2026-03-31 }',
    ],
    [
      'a coupon',
      'coupons.yaml',
      '- { code: SPRING, module: food, title: { en: A, ar: A }, type: default, discount: 500, starts: 2026-03-01, ends: 2026-03-31 }',
    ],
    [
      'an item of a flash sale',
      'flash-sales.yaml',
      `- { key: spring, module: grocery, title: { en: A, ar: A }, starts: 2026-03-01, ends: 2026-03-31, items: [
        { item: sesame-oil, stock: 1, discount: 10, discount_type: percent },
        { item: olive-oil, stock: 1, discount: 500, discount_type: percent }] }`,
    ],
  ])('are told by file and line: %s of more than 100 percent', async (_offer, file, text) => {
    files.write(file, text);
    const line = text.split('\n').length;
    expect(await faults()).toEqual([`${file}:${line}: a discount of 500 percent is above 100`]);
  });

  it('[PRICE-30] are told by file and line: a coupon for free delivery where nothing is delivered', async () => {
    files.change('modules.yaml', '- slug: food\n  type: food', '- slug: cars\n  type: rental');
    files.remove('stores/sami-oven.yaml');
    files.write(
      'categories.yaml',
      `- { slug: pantry, module: grocery, name: { en: Pantry, ar: مؤونة }, picture: pictures/oil.webp, children: [
    { slug: oils, name: { en: Oils, ar: زيوت }, picture: pictures/oil.webp }] }`,
    );
    const coupon = (code: string, module: string, type: string) =>
      `- { code: ${code}, title: { en: A, ar: A }, starts: 2026-03-01, ends: 2026-03-31,
    module: ${module},
    type: ${type}, discount: 5 }`;
    files.write(
      'coupons.yaml',
      [
        coupon('OIL5', 'grocery', 'free_delivery'),
        coupon('RIDE5', 'cars', 'default'),
        coupon('RIDEFREE', 'cars', 'free_delivery'),
      ].join('\n'),
    );
    expect(await faults()).toEqual([
      'coupons.yaml:9: a coupon for free delivery is of no use in "cars", where nothing is delivered',
    ]);
  });

  it('are all reported at once, and nothing in the market is changed', async () => {
    await load();
    files.change('stores/sami-oven.yaml', 'price: 12', 'price: 13');
    const line = files.change('stores/sami-oven.yaml', 'tax: 5', 'tax: 500');
    files.change('categories.yaml', 'slug: bakes', 'slug: Bakes');
    files.write('store.yaml', 'slug: lost');
    expect(await faults()).toEqual([
      'categories.yaml:1: [0].slug "Bakes" is not a slug: small letters, digits and single hyphens, not digits alone',
      `stores/sami-oven.yaml:${line}: tax 500 is above 100`,
      expect.stringContaining('store.yaml:1: is no file of a market'),
    ]);
    expect(await price('zaatar-manakish')).toBe(12);
  });

  it('include invalid pictures', async () => {
    files.write('pictures/oil.webp', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    files.write('pictures/manakish.jpg', Buffer.alloc(11 * 1024 * 1024));
    const told = await faults();
    expect(told).toContain('stores/green-shelf.yaml:12: pictures/oil.webp is no JPEG, PNG or WebP');
    expect(told).toContain('stores/sami-oven.yaml:12: pictures/manakish.jpg is larger than 10 MB');
  });
});
