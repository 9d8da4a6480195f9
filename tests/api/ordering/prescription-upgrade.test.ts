import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newPglite, openPglite, queryRows } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { fillMarket, ITEM, MODULE, STORE } from '@tests/support/round-market';

const JOURNAL = 'src/server/db/migrations/meta/_journal.json';

it('an upgrade lets prescriptions be paid that another system had priced before it, and no others', async () => {
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { tag: string; when: number }[] };
  const n = entries.findIndex(({ tag }) => tag.includes('written_by_other_systems'));
  const database = await openPglite(newPglite());
  const { db } = database;
  await migrateDatabase(database, { upTo: entries[n - 1]?.when ?? 0 });
  await fillMarket(db);
  const [food, store] = [MODULE.food, STORE.plain];
  await db.execute(sql`insert into orders (id, user_id, order_type, order_status, module_id, zone_id, store_id, order_amount,
      payment_method, otp, prescription_order)
    select n, 1, 'delivery', 'pending', ${food}, 1, ${store}, 10, 'digital_payment', '1234', n <> 9003
    from generate_series(9001, 9004) as n`);
  // That of 9004 is still the delivery alone.
  await db.execute(sql`insert into order_payments (order_id, amount, payment_status, payment_method)
    select n, case when n = 9004 then 2 else 10 end, 'unpaid', 'digital_payment' from generate_series(9001, 9004) as n`);
  await db.execute(sql`insert into order_lines (order_id, item_id, price, quantity, item_details)
    select n, ${ITEM.soup}, 10, 1, '{}' from unnest(array[9001, 9003, 9004]) as n`);
  await migrateDatabase(database);
  const rows = await queryRows(
    db,
    sql`select id, priced_at is not null as priced from orders where id > 9000 order by id`,
  );
  expect(rows).toEqual([
    { id: 9001, priced: true },
    { id: 9002, priced: false },
    { id: 9003, priced: false },
    { id: 9004, priced: false },
  ]);
  await database.close();
}, 120_000);
