import { eq } from 'drizzle-orm';
import {
  conversations,
  delivery_men,
  items,
  messages,
  notifications,
  stores,
  user_infos,
  vehicles,
  wishlists,
} from '@/server/db/schema';
import { DEMO } from './customer';
import { insertAll } from '@/server/db/market/insert';
import { moment, type People, type Seeding, storesOf, ZONES } from './world';

const CUSTOMER = 2;
const PARTIES = {
  support: { id: 1, type: 'admin' },
  store: { id: 3, type: 'vendor' },
  courier: { id: 4, type: 'delivery_man' },
} as const;

export async function seedInbox(seeding: Seeding): Promise<void> {
  const { db, now, world, id } = seeding;
  const [shop] = storesOf(world, 'food');
  const store_id = id(stores, shop?.slug ?? '');
  const [logo] = await db.select({ image: stores.logo }).from(stores).where(eq(stores.id, store_id));
  const { f_name, l_name, first_name, last_name, image } = delivery_men;
  const about = { f_name, l_name, first_name, last_name, image };
  const [courier] = await db.select(about).from(delivery_men).where(eq(delivery_men.id, 1));
  await insertAll(db, user_infos, [
    { id: PARTIES.store.id, f_name: shop?.name.en ?? '', vendor_id: store_id, store_id, ...logo },
    { f_name: '', ...courier, id: PARTIES.courier.id, deliveryman_id: 1 },
  ]);
  for (const [n, talk] of world.people.conversations.entries()) await seedTalk(seeding, n + 1, talk);

  const personal = world.people.notifications.map(({ title, description }, n) => ({
    user_id: n === 3 || n === 7 ? null : DEMO.id,
    zone_id: n === 7 ? ZONES.harbour : null,
    title,
    description,
    created_at: moment(now, -n * 1.5 - 0.1),
  }));
  await insertAll(db, notifications, personal);
}

async function seedTalk({ db, now }: Seeding, id: number, talk: People['conversations'][number]): Promise<void> {
  const party = PARTIES[talk.with];
  const began = moment(now, -id * 1.3);
  await db.insert(conversations).values({
    id,
    sender_id: CUSTOMER,
    sender_type: 'customer',
    receiver_id: party.id,
    receiver_type: party.type,
  });
  const rows = talk.messages.map(({ from, text: words }, n) => ({
    id: id * 100 + n,
    conversation_id: id,
    sender_id: from === 'customer' ? CUSTOMER : party.id,
    message: words.en,
    words,
    is_seen: n < talk.messages.length - 1,
    created_at: new Date(began.getTime() + n * 90_000),
  }));
  await insertAll(db, messages, rows);
  const last = rows.at(-1);
  if (!last) return;
  const unread_message_count = last.sender_id === CUSTOMER ? 0 : 1;
  await db
    .update(conversations)
    .set({ last_message_id: last.id, last_message_time: last.created_at, unread_message_count })
    .where(eq(conversations.id, id));
}

export async function seedWishlist({ db, world, id }: Seeding): Promise<void> {
  const shops = [storesOf(world, 'food')[1], storesOf(world, 'grocery')[0], storesOf(world, 'ecommerce')[0]].flatMap(
    (store) => store ?? [],
  );
  const cars = storesOf(world, 'rental')[0]?.vehicles?.slice(0, 2) ?? [];
  const user = { user_id: DEMO.id };
  await insertAll(db, wishlists, [
    ...shops.map(({ slug }) => ({ ...user, store_id: id(stores, slug) })),
    ...shops
      .flatMap((shop) => shop.items?.slice(0, 2) ?? [])
      .map(({ slug }) => ({ ...user, item_id: id(items, slug) })),
    ...cars.map(({ slug }) => ({ ...user, vehicle_id: id(vehicles, slug) })),
  ]);
}
