import { sql } from 'drizzle-orm';
import { type Database } from '@/server/db/client';
import { items, reviews, stores } from '@/server/db/schema';
import type { Store } from '@/server/db/market/shape/store';
import { chance } from './chance';
import { FIRST_REVIEWER } from './customer';
import { insertAll } from '@/server/db/market/insert';
import { moment, type Seeding, shopsOf } from './world';

type Row = typeof reviews.$inferInsert;

/** Written reviews, and many more ratings with stars only, around the same opinion of the shop. */
export async function seedReviews(seeding: Seeding): Promise<void> {
  await insertAll(
    seeding.db,
    reviews,
    shopsOf(seeding.world).flatMap((shop) => makeReviews(seeding, shop)),
  );
  await countRatings(seeding.db);
}

function makeReviews({ id, now, world, picture }: Seeding, shop: Store): Row[] {
  const luck = chance(`reviews ${shop.slug}`);
  const store_id = id(stores, shop.slug);
  const said = world.reviews[shop.slug] ?? [];
  const goods = shop.items ?? [];
  const { reviewers } = world.people;
  const written = said.map(({ stars, comment, reply }, n): Row => {
    const days = luck.between(3, 120);
    const item = goods[n % goods.length];
    return {
      item_id: id(items, item?.slug ?? ''),
      store_id,
      user_id: FIRST_REVIEWER + ((store_id * 7 + n * 5) % reviewers.length),
      rating: stars,
      comment,
      // The first review of each shop has photos.
      attachment: n === 0 && item ? item.pictures.map((file) => picture('item', file)) : [],
      reply: reply ?? null,
      replied_at: reply ? moment(now, 1 - days) : null,
      created_at: moment(now, -days),
    };
  });
  const mean = said.reduce((sum, { stars }) => sum + stars, 0) / Math.max(said.length, 1) || 4;
  const stars = goods.flatMap(({ slug, recommended }): Row[] =>
    Array.from({ length: luck.between(0, recommended ? 14 : 7) }, () => ({
      item_id: id(items, slug),
      store_id,
      user_id: FIRST_REVIEWER + luck.between(0, reviewers.length - 1),
      rating: Math.min(5, Math.max(1, Math.round(mean + luck.next() * 2 - 0.8))),
      created_at: moment(now, -luck.between(2, 300)),
    })),
  );
  return [...written, ...stars];
}

/** Computes the ratings of items and stores from their reviews, with the same sums as for a new review. */
async function countRatings(db: Database): Promise<void> {
  await db.execute(sql`
    update items set avg_rating = summary.average, rating_count = summary.number
    from (select item_id, round(avg(rating), 2) as average, count(*) as number from reviews where status group by 1) summary
    where items.id = summary.item_id`);
  await db.execute(sql`
    update stores set avg_rating = summary.average, rating_count = summary.number, ratings = summary.buckets
    from (
      select store_id, round(avg(rating), 2) as average, count(*) as number,
        jsonb_build_array(
          count(*) filter (where rating = 5), count(*) filter (where rating = 4), count(*) filter (where rating = 3),
          count(*) filter (where rating = 2), count(*) filter (where rating = 1)) as buckets
      from reviews where status group by 1) summary
    where stores.id = summary.store_id`);
}
