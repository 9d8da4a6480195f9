import { hashSync } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import {
  addresses,
  categories,
  customers,
  interest_modules,
  interests,
  newsletter_subscribers,
  user_infos,
} from '@/server/db/schema';
import { insertAll } from '@/server/db/market/insert';
import { picture } from './pictures';
import { categoriesOf, MODULES, moment, type Seeding, spot, type ZoneKey, ZONES } from './world';

export const DEMO = { id: 1, email: 'demo@medina.example', phone: '+15550100001', password: 'medina-demo' };
const NEWCOMER = { id: 2, phone: '+15550100002' };
const BLOCKED = { id: 3, email: 'blocked@medina.example', phone: '+15550100003', password: 'medina-blocked' };

/** The first id of the customers who only write reviews. */
export const FIRST_REVIEWER = 11;

/** The balances of the demo customer, at which the histories of wallet and points end. */
export const DEMO_WALLET = 74.5;
export const DEMO_POINTS = 260;

const FACES = ['woman', 'man', 'older-person', 'woman-red-hair', 'man-curly-hair', 'person-beard', 'student', 'artist'];
const demoFace = () => picture('avatar', 'customer', { name: 'demo', glyphs: ['woman'], tone: 'sky' });
const face = (n: number) =>
  picture('avatar', 'customer', { name: `visitor-${n}`, glyphs: [FACES[n % FACES.length] ?? 'man'], tone: 'sand' });

export const customerPictures = () => [demoFace(), ...FACES.map((_glyph, n) => face(n))];

export async function seedCustomers(seeding: Seeding): Promise<void> {
  const { db, now, world } = seeding;
  const writers = world.people.reviewers.map(({ en: name }, n) => {
    const [f_name = name, ...rest] = name.split(' ');
    const id = FIRST_REVIEWER + n;
    return {
      id,
      f_name,
      l_name: rest.join(' '),
      image: face(n % FACES.length).file,
      ref_code: refCode(id),
      created_at: moment(now, -400 + n * 9),
    };
  });
  await insertAll(db, customers, [...accounts(now), ...writers]);
  const support = {
    l_name: 'Support',
    first_name: { en: 'Medina', ar: 'دعم' },
    last_name: { en: 'Support', ar: 'مدينة' },
  };
  await db.update(user_infos).set(support).where(eq(user_infos.admin, true));
  await insertAll(db, user_infos, [
    { id: 2, f_name: 'Noura', l_name: 'Salem', user_id: DEMO.id, email: DEMO.email, phone: DEMO.phone },
  ]);
  await insertAll(db, newsletter_subscribers, [{ email: DEMO.email }]);
}

function accounts(now: Date): (typeof customers.$inferInsert)[] {
  const demo = {
    ...DEMO,
    f_name: 'Noura',
    l_name: 'Salem',
    image: demoFace().file,
    password_hash: hashSync(DEMO.password, { memoryCost: 19_456, timeCost: 2 }),
    is_phone_verified: true,
    is_email_verified: true,
    wallet_balance: DEMO_WALLET,
    loyalty_point: DEMO_POINTS,
    ref_code: 'NOURA7QB',
    login_medium: null,
    zone_id: ZONES.harbour,
    created_at: moment(now, -210),
  };
  const blocked = {
    ...BLOCKED,
    f_name: 'Blocked',
    l_name: 'Account',
    password_hash: hashSync(BLOCKED.password, { memoryCost: 19_456, timeCost: 2 }),
    is_email_verified: true,
    is_phone_verified: true,
    status: false,
    ref_code: refCode(BLOCKED.id),
    created_at: moment(now, -90),
  };
  const newcomer = { ...NEWCOMER, ref_code: refCode(NEWCOMER.id), created_at: moment(now, -1) };
  return [demo, newcomer, blocked].map(({ ...row }) => row);
}

function refCode(id: number): string {
  return `QAMAR${String(id).padStart(4, '0')}`;
}

/** Home, office and one other address, one in each zone. */
export async function seedAddresses(seeding: Seeding): Promise<void> {
  const kinds: [type: string, label: string | null, zone: ZoneKey, note: string, floor: string][] = [
    ['home', null, 'harbour', 'The green door beside the bakery', '2'],
    ['office', null, 'old_town', 'Ring at the reception', '1'],
    ['other', 'Grandmother', 'hills', 'Mind the dog, it only barks', '0'],
  ];
  const rows = kinds.map(([address_type, address_label, zone, additional_information, floor], n) => {
    // The first house after those of the stores.
    const at = spot(zone, seeding.world.market.stores.filter((store) => store.zone === zone).length);
    return {
      id: n + 1,
      user_id: DEMO.id,
      zone_id: ZONES[zone],
      zone_ids: [ZONES[zone]],
      address_type,
      address_label,
      contact_person_name: 'Noura Salem',
      contact_person_number: DEMO.phone,
      contact_person_email: DEMO.email,
      address: at.address[0],
      additional_information,
      road: at.road[0],
      house: at.house,
      floor,
      latitude: at.lat,
      longitude: at.lng,
    };
  });
  await insertAll(seeding.db, addresses, rows);
}

/** Answers the interest page for food, so that switching to food opens the home page. */
export async function seedInterests({ db, world, id }: Seeding): Promise<void> {
  const liked = categoriesOf(world, 'food')
    .slice(0, 3)
    .map(({ slug }) => id(categories, slug));
  await insertAll(
    db,
    interests,
    liked.map((category_id) => ({ user_id: DEMO.id, category_id })),
  );
  await insertAll(db, interest_modules, [{ user_id: DEMO.id, module_id: MODULES.food }]);
}
