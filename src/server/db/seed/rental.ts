import { sql } from 'drizzle-orm';
import { type Database } from '../client';
import { drivers, vehicle_brands, vehicle_categories, vehicle_reviews, vehicle_units, vehicles } from '../schema';
import { reviewers } from '../world/people';
import { type ProviderSeed, type VehicleSeed } from '../world/rental/shapes';
import { chance } from './chance';
import { FIRST_REVIEWER } from './customer';
import { insertAll } from '../market/insert';
import { picture } from './pictures';
import { openShops } from './store';
import { idOf, MODULES, moment, register, type Seeding, text, type World, ZONES } from './world';

const DRIVERS = [
  'Hadi Marsa',
  'Selma Rafiq',
  'Jonah Teal',
  'Widad Noor',
  'Tomas Brine',
  'Aisha Dune',
  'Murad Quay',
  'Lea Gull',
];

const vehiclePicture = (it: VehicleSeed) =>
  picture('vehicle', 'vehicle', { name: it.slug, glyphs: [it.glyph], tone: it.tone });
const kindPicture = (it: World['rental']['brands'][number]) =>
  picture('category', 'vehicle-kind', { name: it.slug, glyphs: [it.glyph], tone: it.tone });

export const rentalPictures = ({ rental }: World) => [
  ...[...rental.categories, ...rental.brands].map(kindPicture),
  ...rental.providers.flatMap(({ vehicles: fleet }) => fleet.map(vehiclePicture)),
];

export async function seedRental(seeding: Seeding): Promise<void> {
  const { db, world, ids } = seeding;
  const { categories, brands, providers } = world.rental;
  await insertAll(
    db,
    vehicle_categories,
    categories.map((it, n) => kindRow(it, n + 1)),
  );
  await insertAll(
    db,
    vehicle_brands,
    brands.map((it, n) => kindRow(it, n + 1)),
  );
  const openings = providers.map((it) => ({
    it,
    module_id: MODULES.rental,
    pickup_zone_id: it.pickup_zones.map((zone) => ZONES[zone]),
  }));
  await openShops(seeding, openings);

  const fleet = providers.flatMap((provider) => provider.vehicles.map((it) => ({ it, provider })));
  await insertAll(
    db,
    vehicles,
    fleet.map(({ it, provider }) => vehicleRow(seeding, it, provider)),
  );
  const units = fleet.flatMap(({ it }) => it.units.map((plate) => ({ plate, vehicle_id: idOf(ids.vehicle, it.slug) })));
  const unitRows = units.map(({ plate, vehicle_id }, n) => ({
    id: n + 1,
    vehicle_id,
    license_plate_number: plate,
    vin_number: `QB${String(n + 1).padStart(15, '0')}`,
  }));
  await insertAll(db, vehicle_units, unitRows);
  await insertAll(
    db,
    drivers,
    providers.flatMap((it, n) => driverRows(idOf(ids.store, it.slug), n)),
  );
  await insertAll(
    db,
    vehicle_reviews,
    providers.flatMap((it) => reviewRows(seeding, it)),
  );
  await countVehicleRatings(db);
}

function kindRow(it: World['rental']['brands'][number], id: number) {
  return { id, slug: it.slug, name: text(it.name), image: kindPicture(it).file };
}

function vehicleRow(
  { world, ids, now }: Seeding,
  it: VehicleSeed,
  provider: ProviderSeed,
): typeof vehicles.$inferInsert {
  const place = (list: { slug: string }[], slug: string) => list.findIndex((one) => one.slug === slug) + 1;
  const luck = chance(`vehicle ${it.slug}`);
  const image = vehiclePicture(it).file;
  const { slug, model, type, seating_capacity, air_condition, fuel_type, transmission_type, units } = it;
  const { trip_hourly, trip_distance, hourly_price, distance_price } = it;
  return {
    id: register(ids.vehicle, slug),
    ...{ slug, model, type, seating_capacity, air_condition, fuel_type, transmission_type },
    ...{ trip_hourly, trip_distance, hourly_price, distance_price },
    name: text(it.name),
    description: text(it.description),
    thumbnail: image,
    images: [image],
    provider_id: idOf(ids.store, provider.slug),
    module_id: MODULES.rental,
    zone_id: ZONES[provider.zone],
    brand_id: place(world.rental.brands, it.brand),
    category_id: place(world.rental.categories, it.category),
    engine_capacity: it.engine_capacity ? String(it.engine_capacity) : null,
    engine_power: String(it.engine_power),
    discount_price: it.discount_price ?? 0,
    discount_type: it.discount_type ?? 'percent',
    new_tag: it.new_tag ?? false,
    total_trip: luck.between(3, 160),
    total_vehicle_count: units.length,
    created_at: moment(now, -luck.between(5, 400)),
  };
}

function driverRows(provider_id: number, n: number): (typeof drivers.$inferInsert)[] {
  return [0, 1].map((second) => {
    const [first_name = '', last_name = ''] = (DRIVERS[(n + second * 3) % DRIVERS.length] ?? '').split(' ');
    const number = String(n * 2 + second + 1).padStart(4, '0');
    return {
      provider_id,
      first_name,
      last_name,
      email: `driver-${number}@drivers.example`,
      phone: `+1555014${number}`,
    };
  });
}

function reviewRows({ ids, now }: Seeding, provider: ProviderSeed): (typeof vehicle_reviews.$inferInsert)[] {
  const luck = chance(`reviews ${provider.slug}`);
  const provider_id = idOf(ids.store, provider.slug);
  const written = provider.reviews.map(({ stars, comment, reply }, n) => ({
    vehicle_id: idOf(ids.vehicle, provider.vehicles[n % provider.vehicles.length]?.slug ?? ''),
    provider_id,
    user_id: FIRST_REVIEWER + ((provider_id + n * 5) % reviewers.length),
    rating: stars,
    comment: text(comment),
    reply: reply ? text(reply) : null,
    created_at: moment(now, -luck.between(3, 120)),
  }));
  const stars = provider.vehicles.flatMap(({ slug }) =>
    Array.from({ length: luck.between(1, 9) }, () => ({
      vehicle_id: idOf(ids.vehicle, slug),
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
    update vehicles set avg_rating = it.average, total_reviews = it.number
    from (select vehicle_id, round(avg(rating), 2) as average, count(*) as number from vehicle_reviews group by 1) it
    where vehicles.id = it.vehicle_id`);
  await db.execute(sql`
    update stores set avg_rating = it.average, rating_count = it.number, ratings = it.buckets
    from (
      select provider_id, round(avg(rating), 2) as average, count(*) as number,
        jsonb_build_array(
          count(*) filter (where rating = 5), count(*) filter (where rating = 4), count(*) filter (where rating = 3),
          count(*) filter (where rating = 2), count(*) filter (where rating = 1)) as buckets
      from vehicle_reviews group by 1) it
    where stores.id = it.provider_id`);
}
