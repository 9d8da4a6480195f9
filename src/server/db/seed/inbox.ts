import { eq } from 'drizzle-orm';
import { conversations, delivery_men, messages, notifications, stores, user_infos, wishlists } from '../schema';
import { conversations as talks, notifications as news } from '../world/people';
import { DEMO } from './customer';
import { insertAll } from '../market/insert';
import { idOf, moment, type Seeding, text, ZONES } from './world';

const CUSTOMER = 2;
const PARTIES = {
  support: { id: 1, type: 'admin' },
  store: { id: 3, type: 'vendor' },
  courier: { id: 4, type: 'delivery_man' },
} as const;

export async function seedInbox(seeding: Seeding): Promise<void> {
  const { db, now, world, ids } = seeding;
  const [shop] = world.food.stores;
  const store_id = idOf(ids.store, shop?.slug ?? '');
  const [logo] = await db.select({ image: stores.logo }).from(stores).where(eq(stores.id, store_id));
  const { f_name, l_name, first_name, last_name, image } = delivery_men;
  const about = { f_name, l_name, first_name, last_name, image };
  const [courier] = await db.select(about).from(delivery_men).where(eq(delivery_men.id, 1));
  await insertAll(db, user_infos, [
    { id: PARTIES.store.id, f_name: shop?.name[0] ?? '', vendor_id: store_id, store_id, ...logo },
    { f_name: '', ...courier, id: PARTIES.courier.id, deliveryman_id: 1 },
  ]);
  for (const [n, talk] of talks.entries()) await seedTalk(seeding, n + 1, talk);

  const personal = news.map(({ title, description }, n) => ({
    user_id: n === 3 || n === 7 ? null : DEMO.id,
    zone_id: n === 7 ? ZONES.harbour : null,
    title: text(title),
    description: text(description),
    created_at: moment(now, -n * 1.5 - 0.1),
  }));
  await insertAll(db, notifications, personal);
}

async function seedTalk({ db, now }: Seeding, id: number, talk: (typeof talks)[number]): Promise<void> {
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
    message: words[0],
    words: text(words),
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

export async function seedWishlist({ db, world, ids }: Seeding): Promise<void> {
  const shops = [world.food.stores[1], world.grocery.stores[0], world.ecommerce.stores[0]].flatMap((it) => it ?? []);
  const cars = world.rental.providers[0]?.vehicles.slice(0, 2) ?? [];
  const user = { user_id: DEMO.id };
  await insertAll(db, wishlists, [
    ...shops.map(({ slug }) => ({ ...user, store_id: idOf(ids.store, slug) })),
    ...shops.flatMap(({ items }) => items.slice(0, 2)).map(({ slug }) => ({ ...user, item_id: idOf(ids.item, slug) })),
    ...cars.map(({ slug }) => ({ ...user, vehicle_id: idOf(ids.vehicle, slug) })),
  ]);
}
