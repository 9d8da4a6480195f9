import type { Database } from '@/server/db/client';
import { continueCounting, insertAll } from '@/server/db/market/insert';
import { writeMarket } from '@/server/db/market/load';
import { startLoading } from '@/server/db/market/loading';
import { readLoaded } from '@/server/db/market/put';
import { demo_marks, modules } from '@/server/db/schema';
import { seedCouriers } from './courier';
import { seedAddresses, seedCustomers, seedInterests } from './customer';
import { seedHistory } from './history';
import { seedInbox, seedWishlist } from './inbox';
import { seedOrders } from './order';
import { rememberDates } from './refresh';
import { seedReviews } from './review';
import { seedTrips } from './trip';
import { seedVehicleReviews } from './vehicle-review';
import { seedWallet } from './wallet';
import type { Seeding, World } from './world';

type Step = [says: string, run: (seeding: Seeding) => Promise<void>];

const STEPS: Step[] = [
  ['the market: its zones, stores and goods', writeMarket],
  ['how long it has been there', seedHistory],
  ['customers', seedCustomers],
  ['couriers', seedCouriers],
  ['reviews', seedReviews],
  ['reviews of vehicles', seedVehicleReviews],
  ['addresses', seedAddresses],
  ['interests', seedInterests],
  ['orders', seedOrders],
  ['trips', seedTrips],
  ['wallet and points', seedWallet],
  ['wishlist', seedWishlist],
  ['messages and notifications', seedInbox],
  ['the mark of a demo', ({ db }) => insertAll(db, demo_marks, [{ is_seeded: true }])],
  ['what stays in the present', rememberDates],
];

export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: modules.id }).from(modules).limit(1)).length === 0;
}

/** Fills an empty database with the demo, in one transaction. */
export function seedDatabase(
  db: Database,
  world: World,
  now: Date,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const known = await readLoaded(transaction);
    const loading = startLoading(transaction, known, world.market, { now, kept: new Map() });
    for (const [what, run] of STEPS) {
      say(`  ${what}`);
      await run({ ...loading, world });
    }
    await continueCounting(transaction);
  });
}
