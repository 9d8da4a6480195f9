import { sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { insertAll } from '@/server/db/market/insert';
import type { Store } from '@/server/db/market/shape/store';
import { stores, vehicle_reviews, vehicles } from '@/server/db/schema';
import { chance } from './chance';
import { FIRST_REVIEWER } from './customer';
import { moment, type Seeding, storesOf } from './world';

export async function seedVehicleReviews(seeding: Seeding): Promise<void> {
  const providers = storesOf(seeding.world, 'rental');
  await insertAll(
    seeding.db,
    vehicle_reviews,
    providers.flatMap((provider) => reviewRows(seeding, provider)),
  );
  await countVehicleRatings(seeding.db);
}

function reviewRows({ id, now, world }: Seeding, provider: Store): (typeof vehicle_reviews.$inferInsert)[] {
  const luck = chance(`reviews ${provider.slug}`);
  const provider_id = id(stores, provider.slug);
  const fleet = provider.vehicles ?? [];
  const { reviewers } = world.people;
  const written = (world.reviews[provider.slug] ?? []).map(({ stars, comment, reply }, n) => ({
    vehicle_id: id(vehicles, fleet[n % fleet.length]?.slug ?? ''),
    provider_id,
    user_id: FIRST_REVIEWER + ((provider_id + n * 5) % reviewers.length),
    rating: stars,
    comment,
    reply: reply ?? null,
    created_at: moment(now, -luck.between(3, 120)),
  }));
  const stars = fleet.flatMap(({ slug }) =>
    Array.from({ length: luck.between(1, 9) }, () => ({
      vehicle_id: id(vehicles, slug),
      provider_id,
      user_id: FIRST_REVIEWER + luck.between(0, reviewers.length - 1),
      rating: luck.pick([3, 4, 4, 5, 5, 5]),
      created_at: moment(now, -luck.between(2, 300)),
    })),
  );
  return [...written, ...stars];
}

async function countVehicleRatings(db: Database): Promise<void> {
  await db.execute(sql`
    update vehicles set avg_rating = summary.average, total_reviews = summary.number
    from (select vehicle_id, round(avg(rating), 2) as average, count(*) as number from vehicle_reviews group by 1) summary
    where vehicles.id = summary.vehicle_id`);
  await db.execute(sql`
    update stores set avg_rating = summary.average, rating_count = summary.number, ratings = summary.buckets
    from (
      select provider_id, round(avg(rating), 2) as average, count(*) as number,
        jsonb_build_array(
          count(*) filter (where rating = 5), count(*) filter (where rating = 4), count(*) filter (where rating = 3),
          count(*) filter (where rating = 2), count(*) filter (where rating = 1)) as buckets
      from vehicle_reviews group by 1) summary
    where stores.id = summary.provider_id`);
}
