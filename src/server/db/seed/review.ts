import { sql } from 'drizzle-orm';
import { type Database } from '../client';
import { reviews } from '../schema';
import { reviewers } from '../world/people';
import { type StoreSeed } from '../world/shapes';
import { chance } from './chance';
import { FIRST_REVIEWER } from './customer';
import { insertAll } from '../market/insert';
import { itemPictures } from './pictures';
import { idOf, moment, type Seeding, SHOPPING, text } from './world';

type Row = typeof reviews.$inferInsert;

/** What customers wrote, and many more who only gave stars, around the same opinion of the shop. */
export async function seedReviews(seeding: Seeding): Promise<void> {
  const shops = SHOPPING.flatMap((type) => seeding.world[type].stores);
  await insertAll(
    seeding.db,
    reviews,
    shops.flatMap((shop) => reviewsOf(seeding, shop)),
  );
  await countRatings(seeding.db);
}

function reviewsOf({ ids, now }: Seeding, shop: StoreSeed): Row[] {
  const luck = chance(`reviews ${shop.slug}`);
  const store_id = idOf(ids.store, shop.slug);
  const written = shop.reviews.map(({ stars, comment, reply }, n): Row => {
    const days = luck.between(3, 120);
    const item = shop.items[n % shop.items.length];
    return {
      item_id: idOf(ids.item, item?.slug ?? ''),
      store_id,
      user_id: FIRST_REVIEWER + ((store_id * 7 + n * 5) % reviewers.length),
      rating: stars,
      comment: text(comment),
      // The first of each shop has photographed what came.
      attachment: n === 0 && item ? itemPictures(item, shop).map(({ file }) => file) : [],
      reply: reply ? text(reply) : null,
      replied_at: reply ? moment(now, 1 - days) : null,
      created_at: moment(now, -days),
    };
  });
  const mean = shop.reviews.reduce((sum, { stars }) => sum + stars, 0) / Math.max(shop.reviews.length, 1) || 4;
  const stars = shop.items.flatMap(({ slug, recommended }): Row[] =>
    Array.from({ length: luck.between(0, recommended ? 14 : 7) }, () => ({
      item_id: idOf(ids.item, slug),
      store_id,
      user_id: FIRST_REVIEWER + luck.between(0, reviewers.length - 1),
      rating: Math.min(5, Math.max(1, Math.round(mean + luck.next() * 2 - 0.8))),
      created_at: moment(now, -luck.between(2, 300)),
    })),
  );
  return [...written, ...stars];
}

/** Averages and counts of items and stores from their reviews; the same sums a new review leads to. */
async function countRatings(db: Database): Promise<void> {
  await db.execute(sql`
    update items set avg_rating = it.average, rating_count = it.number
    from (select item_id, round(avg(rating), 2) as average, count(*) as number from reviews where status group by 1) it
    where items.id = it.item_id`);
  await db.execute(sql`
    update stores set avg_rating = it.average, rating_count = it.number, ratings = it.buckets
    from (
      select store_id, round(avg(rating), 2) as average, count(*) as number,
        jsonb_build_array(
          count(*) filter (where rating = 5), count(*) filter (where rating = 4), count(*) filter (where rating = 3),
          count(*) filter (where rating = 2), count(*) filter (where rating = 1)) as buckets
      from reviews where status group by 1) it
    where stores.id = it.store_id`);
}

/** How many things every category, brand, condition, store and module has. */
export async function countThings(db: Database): Promise<void> {
  await db.execute(sql`
    update stores set total_items = it.number, order_count = it.orders
    from (select store_id, count(*) as number, sum(order_count) as orders from items group by 1) it
    where stores.id = it.store_id`);
  await db.execute(sql`
    update categories set products_count = it.number, order_count = it.orders
    from (select c.id, count(*) as number, sum(i.order_count) as orders
      from categories c join categories sub on sub.id = c.id or sub.parent_id = c.id
      join items i on i.category_id = sub.id group by 1) it
    where categories.id = it.id`);
  await db.execute(sql`
    update brands set items_count = (select count(*) from items where brand_id = brands.id)`);
  await db.execute(sql`
    update common_conditions set items_count = (select count(*) from items where common_condition_id = common_conditions.id)`);
  await db.execute(sql`
    update modules set
      stores_count = (select count(*) from stores where module_id = modules.id),
      items_count = (select count(*) from items where module_id = modules.id)
        + (select count(*) from vehicles where module_id = modules.id)`);
}
