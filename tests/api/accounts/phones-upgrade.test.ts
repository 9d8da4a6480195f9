import { asc } from 'drizzle-orm';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toWholeNumber } from '@/domain/accounts/phone-problem';
import { newPglite, openPglite } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { customers } from '@/server/db/schema';
import examples from 'libphonenumber-js/mobile/examples';

const JOURNAL = 'src/server/db/migrations/meta/_journal.json';

it('[AUTH-24] an upgrade gives phones of accounts the form in which they are looked for now', async () => {
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { tag: string; when: number }[] };
  const n = entries.findIndex(({ tag }) => tag.includes('phones_in_one_form'));
  const database = await openPglite(newPglite());
  const { db } = database;
  await migrateDatabase(database, { upTo: entries[n - 1]?.when ?? 0 });
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
