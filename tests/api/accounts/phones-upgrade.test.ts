import { asc, eq } from 'drizzle-orm';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toWholeNumber } from '@/domain/accounts/phone-problem';
import { newPglite, openPglite } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { customers, delivery_men, stores, vendors } from '@/server/db/schema';
import examples from 'libphonenumber-js/mobile/examples';
import { fillMarket } from '@tests/support/round-market';

const JOURNAL = 'src/server/db/migrations/meta/_journal.json';

/** A database as it was before a migration. */
async function openBefore(migration: string) {
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { tag: string; when: number }[] };
  const n = entries.findIndex(({ tag }) => tag.includes(migration));
  const database = await openPglite(newPglite());
  await migrateDatabase(database, { upTo: entries[n - 1]?.when ?? 0 });
  return database;
}

it('[AUTH-24] an upgrade gives phones of accounts the form in which they are looked for now', async () => {
  const database = await openBefore('phones_in_one_form');
  const { db } = database;
  const own = ['+971501234567', '+9710501234567', '+9710507777777', '+390612345678', '+115550100001', '+78005553535'];
  // A mobile number of each country, with a zero before it where it is a right number so.
  const typed = getCountries().flatMap((country) => {
    const national = getExampleNumber(country, examples)?.nationalNumber ?? '';
    const number = `+${getCountryCallingCode(country)}0${national}`;
    return toWholeNumber(number) === number ? [] : [number];
  });
  const before = [...new Set([...own, ...typed])];
  await db.insert(customers).values(before.map((phone, at) => ({ phone, f_name: 'x', ref_code: `REF${at}` })));

  await migrateDatabase(database);

  const rows = await db.select({ phone: customers.phone }).from(customers).orderBy(asc(customers.id));
  const expected = before.map((phone) => (phone === '+9710501234567' ? phone : toWholeNumber(phone)));
  expect(rows.map(({ phone }) => phone)).toEqual(expected);
  await database.close();
}, 120_000);

it('an upgrade gives couriers, vendors and their stores a phone that can be called from everywhere', async () => {
  const database = await openBefore('contacts_in_one_form');
  const { db } = database;
  await fillMarket(db);
  const phone = '+9710501234567';
  await db.update(delivery_men).set({ phone }).where(eq(delivery_men.id, 1));
  await db.update(vendors).set({ phone }).where(eq(vendors.id, 1));
  await db.update(stores).set({ phone }).where(eq(stores.id, 1));
  // Another vendor has the second number already.
  const twice = ['+9710507777777', '+971507777777'];
  await db
    .insert(vendors)
    .values(twice.map((phone, n) => ({ id: n + 2, f_name: 'x', email: `${n}@shop.example`, phone })));

  await migrateDatabase(database);

  const phones = async (table: typeof delivery_men | typeof vendors | typeof stores) =>
    (await db.select({ phone: table.phone }).from(table).orderBy(asc(table.id))).map((row) => row.phone);
  expect(await phones(delivery_men)).toEqual(['+971501234567']);
  expect(await phones(vendors)).toEqual(['+971501234567', ...twice]);
  expect((await phones(stores))[0]).toBe('+971501234567');
  await database.close();
}, 120_000);
