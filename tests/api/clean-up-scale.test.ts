import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '@/server/clean-up';
import { queryRows } from '@/server/db/client';
import { planOf, recordQueries } from '@tests/support/query-plan';
import { openShop } from '@tests/support/rooms/shop-room';
import { MODULE, NOW, STORE } from '@tests/support/round-market';

const ROWS = 20_000;
/** The tables that only grow. Codes and counts of tries are deleted within a day. */
const LASTING = ['customer_tokens', 'guests', 'orders', 'order_status_history', 'refunds', 'messages', 'trips'];

/** Spreads the ages of `n` rows evenly up to `days`. */
const daysOld = (days: number) =>
  sql`(${NOW.toISOString()}::timestamptz - make_interval(secs => n * ${(days * 86_400) / ROWS}::float8))`;
const AGE = daysOld(450);
const each = sql`from generate_series(1, ${sql.raw(String(ROWS))}) as n`;
const [FOOD, PLAIN] = [MODULE.food, STORE.plain].map((id) => sql.raw(String(id)));
/** One row of a hundred has a file, one of fifty is of a guest. */
const files = sql`case when n % 100 = 0 then '["demo.webp"]'::jsonb else '[]'::jsonb end`;
const owner = sql`case when n % 50 <> 1 then 1 end, case when n % 50 = 1 then n end, n % 50 = 1`;

const { database } = openShop();
beforeAll(async () => {
  const fill = [
    sql`insert into guests (id, created_at) select n, ${daysOld(80)} ${each} where n % 50 <> 1`,
    sql`insert into guests (id, created_at) select n, ${AGE} ${each} where n % 50 = 1`,
    sql`insert into guests (id, created_at) select -n, ${AGE} ${each} where n > ${ROWS - 40}`,
    sql`insert into customer_tokens (customer_id, token_hash, last_used_at, expires_at)
      select 1, 'token ' || n, ${daysOld(29)}, ${NOW.toISOString()}::timestamptz + interval '20 days' ${each}`,
    sql`update customer_tokens set last_used_at = last_used_at - interval '40 days' where id % 400 = 0`,
    sql`update customer_tokens set expires_at = expires_at - interval '40 days' where id % 400 = 1`,
    sql`insert into orders (user_id, guest_id, is_guest, order_type, order_status, module_id, zone_id, store_id,
        order_amount, payment_method, otp, order_attachment, created_at, updated_at)
      select ${owner}, 'delivery', 'delivered', ${FOOD}, 1, ${PLAIN}, 10, 'cash_on_delivery', '1234', ${files},
        ${AGE}, ${AGE} ${each}`,
    sql`insert into order_status_history (order_id, status, changed_by, created_at)
      select id, 'delivered', 'store', created_at from orders`,
    sql`insert into refunds (order_id, user_id, refund_amount, customer_reason, image, updated_at)
      select id, user_id, 10, 'Cold', order_attachment, updated_at from orders`,
    sql`insert into trips (user_id, guest_id, is_guest, provider_id, module_id, trip_type, trip_status, trip_amount, quantity,
        schedule_at, otp, pickup_location, user_info, created_at, updated_at)
      select ${owner}, ${PLAIN}, ${FOOD}, 'hourly', 'completed', 10, 1, ${AGE}, '1234', '{}'::jsonb, '{}'::jsonb,
        ${AGE}, ${AGE} ${each}`,
    sql`insert into user_infos (id, f_name) values (9001, 'Ines'), (9002, 'Support')`,
    sql`insert into conversations (id, sender_id, sender_type, receiver_id, receiver_type)
      values (9001, 9001, 'customer', 9002, 'admin')`,
    sql`insert into messages (conversation_id, sender_id, message, file, created_at)
      select 9001, 9001, 'Hello', ${files}, ${AGE} ${each}`,
    sql`analyze`,
  ];
  for (const query of fill) await database.db.execute(query);
}, 240_000);

/** The lines of a query plan that read a whole table, also by scanning its whole primary key. */
function wholeReads(plan: string): string[] {
  const lines = plan.split('\n');
  const table = ` on "?(${LASTING.join('|')})\\b`;
  return lines.filter(
    (line, n) =>
      new RegExp(`Seq Scan${table}`).test(line) ||
      (new RegExp(`_pkey${table}`).test(line) && !lines[n + 1]?.includes('Index Cond')),
  );
}

describe(`the hourly clean-up beside ${ROWS} orders, trips, messages, guests and sessions`, () => {
  it('reads none of them completely', async () => {
    const asked = await recordQueries(() => cleanUp(database.db, NOW));
    const kinds = new Map(
      asked.filter((query) => /^(select|update|delete|with)/i.test(query.sql)).map((query) => [query.sql, query]),
    );
    expect(kinds.size).toBeGreaterThan(15);
    const plans: string[] = [];
    for (const query of kinds.values()) plans.push(`${query.sql}\n${await planOf(database.db, query)}`);
    expect(plans.filter((plan) => wholeReads(plan).length > 0)).toEqual([]);
    // These indexes hold only what is still to be done.
    for (const index of [
      'orders_with_files',
      'orders_of_guests',
      'refunds_with_files',
      'messages_with_files',
      'trips_of_guests',
      'trips_to_begin',
    ])
      expect(plans.join('\n'), index).toContain(` ${index}`);
  });

  it('has done its work', async () => {
    const [left] = await queryRows(
      database.db,
      sql`select (select count(*)::int from customer_tokens where last_used_at < ${NOW.toISOString()}::timestamptz - interval '30 days') as idle,
        (select count(*)::int from guests where id < 0) as guests,
        (select count(*)::int from orders where order_attachment <> '[]' and updated_at < ${NOW.toISOString()}::timestamptz - interval '90 days') as files,
        (select count(*)::int from orders where guest_id is not null and updated_at < ${NOW.toISOString()}::timestamptz - interval '400 days') as named`,
    );
    expect(left).toEqual({ idle: 0, guests: 0, files: 0, named: 0 });
  });
});
