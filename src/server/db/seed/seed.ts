import { type Database } from '../client';
import { demo_marks, modules } from '../schema';
import { seedCategories } from './category';
import { customerPictures, seedAddresses, seedCustomers, seedInterests } from './customer';
import { seedInbox, seedWishlist } from './inbox';
import { continueCounting, insertAll } from '../market/insert';
import { seedItems } from './item';
import { marketPictures, seedMarket } from './market';
import { seedOrders } from './order';
import { isPaintedLate, isZoomed, largeOrder, type Order } from '../pictures/recipe';
import { brandPicture, categoryPicture, itemPictures, type Picture, storeCover, storeLogo } from './pictures';
import { modulePictures, seedPlaces } from './place';
import { promotionPictures, seedPromotions } from './promotion';
import { rememberDates } from './refresh';
import { rentalPictures, seedRental } from './rental';
import { countThings, seedReviews } from './review';
import { seedSettings, settingPictures } from './setting';
import { seedStores } from './store';
import { seedTrips } from './trip';
import { seedWallet } from './wallet';
import { type Seeding, SHOPPING, startSeeding, type World } from './world';

type Step = [says: string, run: (seeding: Seeding) => Promise<void>];

const STEPS: Step[] = [
  ['zones, modules and prices of delivery', seedPlaces],
  ['settings and pages', seedSettings],
  ['categories and brands', seedCategories],
  ['stores with their hours', seedStores],
  ['items with their choices', seedItems],
  ['customers', seedCustomers],
  ['couriers, parcels and reasons', seedMarket],
  ['vehicles to rent', seedRental],
  ['reviews', seedReviews],
  ['counts', ({ db }) => countThings(db)],
  ['banners, campaigns and coupons', seedPromotions],
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

/** Fills an empty database, wholly or not at all. */
export function seedDatabase(
  db: Database,
  world: World,
  now: Date,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const seeding = startSeeding(transaction, world, now);
    for (const [what, run] of STEPS) {
      say(`  ${what}`);
      await run(seeding);
    }
    await continueCounting(transaction);
  });
}

/** Every picture that the rows of this world name. */
export function picturesOf(world: World): Order[] {
  const shopping = SHOPPING.flatMap((type) => {
    const { categories, stores } = world[type];
    return [
      ...categories
        .flatMap((it) => [it, ...it.children.map((child) => ({ ...child, tone: it.tone }))])
        .map(categoryPicture),
      ...stores.flatMap((store) => [
        storeLogo(store),
        storeCover(store),
        ...store.items.flatMap((it) => itemPictures(it, store)),
      ]),
    ];
  });
  const all = [
    ...settingPictures(),
    ...modulePictures(),
    ...shopping,
    ...world.brands.map(brandPicture),
    ...world.rental.providers.flatMap((it) => [storeLogo(it), storeCover(it)]),
    ...rentalPictures(world),
    ...marketPictures(),
    ...promotionPictures(world),
    ...customerPictures(),
  ];
  const byFile = new Map(all.map((it: Picture) => [it.file, it]));
  return [...byFile.values()].flatMap(({ orders }) => orders);
}

/** Those that are painted when they are first asked for, what an item looks like large among them. */
export function picturesPaintedLate(world: World): Order[] {
  return picturesOf(world)
    .filter(isPaintedLate)
    .flatMap((it) => (isZoomed(it) ? [it, largeOrder(it)] : [it]));
}
