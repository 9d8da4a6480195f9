import { type SQL, sql } from 'drizzle-orm';
import { items, stores, vehicles } from '@/server/db/schema';
import { chance } from './chance';
import { moment, type Seeding, shopsOf } from './world';

/** Sets how long everything has existed, and how often it was ordered or rented. */
export async function seedHistory(seeding: Seeding): Promise<void> {
  const { db, world, now, id } = seeding;
  const opened = world.market.stores.map(({ slug }) => ({
    id: id(stores, slug),
    created_at: moment(now, -chance(`opened ${slug}`).between(2, 500)),
  }));
  await db.execute(sql`
    update stores set created_at = listed.created_at from ${listed(opened)} as listed(id int, created_at timestamptz)
    where stores.id = listed.id`);

  const sold = shopsOf(world).flatMap((store) =>
    (store.items ?? []).map(({ slug, recommended }) => {
      const luck = chance(`item ${slug}`);
      const order_count = Math.floor(luck.next() ** 3 * 240) + (recommended ? 60 : 0);
      const created_at = moment(now, -luck.between(1, 320), -luck.between(0, 23));
      return { id: id(items, slug), order_count, created_at };
    }),
  );
  await db.execute(sql`
    update items set created_at = listed.created_at, order_count = listed.order_count
    from ${listed(sold)} as listed(id int, created_at timestamptz, order_count int) where items.id = listed.id`);

  const driven = world.market.stores.flatMap(({ vehicles: fleet = [] }) =>
    fleet.map(({ slug }) => {
      const luck = chance(`vehicle ${slug}`);
      const total_trip = luck.between(3, 160);
      return { id: id(vehicles, slug), total_trip, created_at: moment(now, -luck.between(5, 400)) };
    }),
  );
  await db.execute(sql`
    update vehicles set created_at = listed.created_at, total_trip = listed.total_trip
    from ${listed(driven)} as listed(id int, created_at timestamptz, total_trip int) where vehicles.id = listed.id`);
  await countOrders(seeding);
}

const listed = (rows: unknown[]): SQL => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;

async function countOrders({ db }: Seeding): Promise<void> {
  await db.execute(sql`
    update stores set order_count = counted.orders
    from (select store_id, sum(order_count) as orders from items group by 1) counted where stores.id = counted.store_id`);
  await db.execute(sql`
    update categories set order_count = counted.orders
    from (select c.id, sum(i.order_count) as orders
      from categories c join categories sub on sub.id = c.id or sub.parent_id = c.id
      join items i on i.category_id = sub.id group by 1) counted
    where categories.id = counted.id`);
}
