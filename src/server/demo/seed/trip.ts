import { asc, eq } from 'drizzle-orm';
import { stores, trip_lines, trip_units, trips, vehicle_units, vehicles } from '@/server/db/schema';
import { DEMO } from './customer';
import { insertAll } from '@/server/db/market/insert';
import { MODULES, moment, type Seeding, spot, storesOf } from './world';

type Status = NonNullable<(typeof trips.$inferInsert)['trip_status']>;

/** One trip in every status: booked `days` ago, beginning in `ahead` days. */
const PLAN: { status: Status; days: number; ahead: number; distance?: boolean }[] = [
  { status: 'pending', days: 0.1, ahead: 2 },
  { status: 'confirmed', days: 1, ahead: 1, distance: true },
  { status: 'ongoing', days: 2, ahead: -0.05 },
  { status: 'completed', days: 12, ahead: -11 },
  { status: 'canceled', days: 20, ahead: -18, distance: true },
  { status: 'payment_failed', days: 30, ahead: -29 },
];
type Plan = (typeof PLAN)[number];
const WAY = ['pending', 'confirmed', 'ongoing', 'completed'] as const;
const HOURS = 4;
const KILOMETRES = 18;

export async function seedTrips(seeding: Seeding): Promise<void> {
  const made = [];
  for (const [n, plan] of PLAN.entries()) made.push(await trip(seeding, 200_001 + n, plan));
  await insertAll(
    seeding.db,
    trips,
    made.map(({ row }) => row),
  );
  await insertAll(
    seeding.db,
    trip_lines,
    made.map(({ line }) => line),
  );
  await insertAll(
    seeding.db,
    trip_units,
    made.flatMap(({ unit }) => (unit ? [unit] : [])),
  );
}

async function trip(seeding: Seeding, id: number, plan: Plan) {
  const { now } = seeding;
  const { provider_id, tax, vehicle, car } = await chooseVehicle(seeding, id, plan);
  const price = plan.distance ? vehicle.distance_price : vehicle.hourly_price;
  const cents = Math.round(price * 100) * (plan.distance ? KILOMETRES : HOURS);
  const taxCents = Math.round((cents * tax) / 100);
  const starts = moment(now, plan.ahead);
  const terms = {
    ...(plan.distance ? { distance: KILOMETRES } : { estimated_hours: HOURS }),
    quantity: 1,
  };
  const rental = plan.distance ? ('distance_wise' as const) : ('hourly' as const);
  const places = [spot('harbour', 91), spot('harbour', 92)].map(({ lat, lng, address }) => ({
    lat,
    lng,
    location_name: address[0],
  }));
  const row: typeof trips.$inferInsert = {
    id,
    user_id: DEMO.id,
    provider_id,
    module_id: MODULES.rental,
    zone_id: 1,
    trip_type: rental,
    trip_status: plan.status,
    trip_amount: (cents + taxCents) / 100,
    tax_amount: taxCents / 100,
    tax_percentage: tax,
    ...(plan.status === 'completed' && { payment_method: 'wallet', payment_status: 'paid' as const }),
    pickup_location: places[0] ?? { lat: 20, lng: 60.5, location_name: '' },
    destination_location: places[1] ?? null,
    user_info: {
      contact_person_name: 'Noura Salem',
      contact_person_number: DEMO.phone,
      contact_person_email: DEMO.email,
    },
    ...terms,
    estimated_trip_end_time: new Date(starts.getTime() + HOURS * 3_600_000),
    scheduled: true,
    schedule_at: starts,
    otp: String(3000 + (id % 1000)),
    ...(plan.status === 'canceled' && { canceled_by: 'user', cancellation_reason: 'I will not be at home' }),
    ...makeMoments(plan.status, moment(now, -plan.days), starts),
    created_at: moment(now, -plan.days),
  };
  const line = makeLine(row, vehicle, { price, cents });
  const rolls = plan.status !== 'pending' && plan.status !== 'canceled' && car;
  const unit = rolls ? { trip_id: id, trip_line_id: id - 200_000, vehicle_identity_id: car.id } : undefined;
  return { row, line, unit };
}

/** Takes the providers with a suitable vehicle in turn. */
async function chooseVehicle({ db, world, id: idOf }: Seeding, id: number, { distance }: Plan) {
  const fit = storesOf(world, 'rental').flatMap((provider) => {
    const vehicle = provider.vehicles?.find((vehicle) => (distance ? vehicle.trip_distance : vehicle.trip_hourly));
    return vehicle ? [{ provider, slug: vehicle.slug }] : [];
  });
  const chosen = fit[id % fit.length];
  if (!chosen) throw new Error('no provider has a vehicle for a trip');
  const vehicle_id = idOf(vehicles, chosen.slug);
  const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.id, vehicle_id));
  const [car] = await db
    .select()
    .from(vehicle_units)
    .where(eq(vehicle_units.vehicle_id, vehicle_id))
    .orderBy(asc(vehicle_units.id));
  if (!vehicle) throw new Error(`no vehicle ${vehicle_id}`);
  return { provider_id: idOf(stores, chosen.provider.slug), tax: chosen.provider.tax, vehicle, car };
}

function makeLine(
  { id = 0, tax_amount = 0, trip_type, distance = 0, estimated_hours = 0 }: typeof trips.$inferInsert,
  vehicle: typeof vehicles.$inferSelect,
  { price, cents }: { price: number; cents: number },
): typeof trip_lines.$inferInsert {
  const { slug, name, thumbnail, hourly_price, distance_price } = vehicle;
  return {
    id: id - 200_000,
    trip_id: id,
    vehicle_id: vehicle.id,
    quantity: 1,
    price: cents / 100,
    original_price: price,
    calculated_price: cents / 100,
    tax_amount,
    vehicle_details: { id: vehicle.id, slug, name, thumbnail, hourly_price, distance_price },
    rental_type: trip_type,
    distance,
    estimated_hours,
  };
}

function makeMoments(status: Status, booked: Date, starts: Date) {
  const ends = new Date(starts.getTime() + HOURS * 3_600_000);
  const at = { pending: booked, confirmed: new Date(booked.getTime() + 600_000), ongoing: starts, completed: ends };
  const done = WAY.findIndex((step) => step === status);
  if (done < 0) return { pending: booked, [status]: new Date(booked.getTime() + 900_000) };
  return Object.fromEntries(WAY.slice(0, done + 1).map((step) => [step, at[step]]));
}
