import {
  advertisements,
  banners,
  campaign_stores,
  campaigns,
  cashbacks,
  coupons,
  flash_sale_items,
  flash_sales,
  item_campaigns,
  other_banners,
  wallet_bonuses,
} from '../schema';
import { cashBackTitles, coupons as couponTexts, walletBonuses } from '../world/people';
import { type CouponSeed } from '../world/people';
import { type ItemSeed, type StoreSeed, type Text } from '../world/shapes';
import { CAMPAIGNS } from './campaign-texts';
import { insertAll } from './insert';
import { itemPictures, picture, type Picture, storeCover, storeLogo } from './pictures';
import { day, idOf, MODULES, moment, type Seeding, SHOPPING, text, type World, ZONES } from './world';

type Shopping = (typeof SHOPPING)[number];

const GLYPHS: Record<Shopping, string[]> = {
  grocery: ['tangerine', 'leafy-green', 'bread', 'cheese-wedge'],
  pharmacy: ['pill', 'herb', 'lotion-bottle', 'adhesive-bandage'],
  ecommerce: ['running-shoe', 'headphone', 't-shirt', 'watch'],
  food: ['hamburger', 'pizza', 'sushi', 'shortcake'],
};
const TONES = { grocery: 'leaf', pharmacy: 'teal', ecommerce: 'lilac', food: 'coral' } as const;
const POSITIONS = ['bottom_section_banner', 'new_arrival_section_banner', 'promotional_banner'] as const;

const modulePoster = (type: Shopping, name: string, turn: number): Picture => {
  const glyphs = GLYPHS[type];
  return picture('banner', 'banner', {
    name: `${type}-${name}`,
    glyphs: [...glyphs.slice(turn), ...glyphs.slice(0, turn)],
    tone: TONES[type],
  });
};

export const promotionPictures = ({ rental }: World): Picture[] => [
  ...SHOPPING.flatMap((type) => [...POSITIONS, 'home', 'campaign'].map((name, n) => modulePoster(type, name, n % 4))),
  ...rental.providers.slice(0, 2).map(storeCover),
];

export async function seedPromotions(seeding: Seeding): Promise<void> {
  await seedBanners(seeding);
  await seedAdvertisements(seeding);
  await seedCampaigns(seeding);
  await seedFlashSale(seeding);
  await seedCoupons(seeding);
  await seedRewards(seeding);
}

async function seedBanners({ db, world, ids }: Seeding): Promise<void> {
  const rows = SHOPPING.flatMap((type) => {
    const module_id = MODULES[type];
    const [first, second] = world[type].stores.filter(({ zone }) => zone === 'harbour');
    const dish = first?.items.find(({ recommended }) => recommended) ?? first?.items[0];
    return [
      {
        type: 'default' as const,
        title: CAMPAIGNS[type].title,
        image: modulePoster(type, 'home', 3).file,
        featured: true,
      },
      ...(second
        ? [
            {
              type: 'store_wise' as const,
              title: second.name,
              image: storeCover(second).file,
              store_id: idOf(ids.store, second.slug),
            },
          ]
        : []),
      ...(first && dish
        ? [
            {
              type: 'item_wise' as const,
              title: dish.name,
              image: storeCover(first).file,
              item_id: idOf(ids.item, dish.slug),
            },
          ]
        : []),
    ].map((row, priority) => ({ ...row, title: text(row.title), module_id, priority }));
  });
  const rental = world.rental.providers.slice(0, 2).map((it, priority) => ({
    type: 'store_wise' as const,
    title: text(it.name),
    image: storeCover(it).file,
    store_id: idOf(ids.store, it.slug),
    module_id: MODULES.rental,
    priority,
  }));
  const own = SHOPPING.flatMap((type) =>
    world[type].stores.slice(0, 3).map((it) => ({ it, module_id: MODULES[type] })),
  );
  const ownRows = own.map(({ it, module_id }) => ({
    type: 'store_wise' as const,
    title: text(it.about),
    image: storeCover(it).file,
    store_id: idOf(ids.store, it.slug),
    module_id,
    created_by: 'store' as const,
  }));
  await insertAll(db, banners, [...rows, ...rental, ...ownRows]);

  const posters = SHOPPING.flatMap((type) =>
    POSITIONS.map((key, n) => ({ module_id: MODULES[type], key, image: modulePoster(type, key, n).file })),
  );
  await insertAll(db, other_banners, posters);
}

async function seedAdvertisements({ db, world, ids, now }: Seeding): Promise<void> {
  const rows = SHOPPING.flatMap((type) =>
    world[type].stores
      .filter(({ featured, closed }) => featured && !closed)
      .slice(0, 3)
      .map((it, priority) => ({
        add_type: 'store_promotion' as const,
        title: text(it.name),
        description: text(it.about),
        cover_image: storeCover(it).file,
        profile_image: storeLogo(it).file,
        store_id: idOf(ids.store, it.slug),
        module_id: MODULES[type],
        start_date: day(now, -5),
        end_date: day(now, 25),
        priority,
      })),
  );
  await insertAll(db, advertisements, rows);
}

/** In every shopping module one campaign that runs, one that has ended and one to come; items in the running one. */
async function seedCampaigns({ db, world, ids, now }: Seeding): Promise<void> {
  const spans: [name: string, from: number, until: number][] = [
    ['running', -3, 11],
    ['ended', -40, -12],
    ['coming', 9, 23],
  ];
  const rows = SHOPPING.flatMap((type, n) =>
    spans.map(([name, from, until], m) => ({
      id: n * spans.length + m + 1,
      slug: `${type}-${name}`,
      title: text(CAMPAIGNS[type].title),
      description: text(CAMPAIGNS[type].description),
      image: modulePoster(type, 'campaign', n % 4).file,
      module_id: MODULES[type],
      available_date_starts: day(now, from),
      available_date_ends: day(now, until),
    })),
  );
  await insertAll(db, campaigns, rows);
  const taking = rows.flatMap(({ id, module_id }) => {
    const type = SHOPPING.find((one) => MODULES[one] === module_id) ?? 'food';
    return world[type].stores.slice(0, 5).map(({ slug }) => ({ campaign_id: id, store_id: idOf(ids.store, slug) }));
  });
  await insertAll(db, campaign_stores, taking);

  const offers = SHOPPING.flatMap((type) =>
    world[type].stores.slice(0, 4).flatMap((store) =>
      store.items
        .filter(plain)
        .slice(1, 3)
        .map((item) => campaignItem({ ids, now }, { type, store, item })),
    ),
  );
  await insertAll(db, item_campaigns, offers);
}

const plain = ({ groups, variants, stock, prescription }: ItemSeed) =>
  !groups?.length && !variants?.length && stock !== 0 && !prescription;

type Offer = { type: Shopping; store: StoreSeed; item: ItemSeed };

function campaignItem({ ids, now }: Pick<Seeding, 'ids' | 'now'>, { type, store, item }: Offer) {
  const files = itemPictures(item, store).map(({ file }) => file);
  const row: typeof item_campaigns.$inferInsert = {
    slug: `${item.slug}-offer`,
    name: text(item.name),
    description: text(item.description),
    image: files[0] ?? '',
    images: files,
    category_id: idOf(ids.category, item.category),
    store_id: idOf(ids.store, store.slug),
    module_id: MODULES[type],
    zone_id: ZONES[store.zone],
    price: item.price,
    discount: 20,
    discount_type: 'percent',
    stock: item.stock ?? null,
    unit_type: item.unit ? text(item.unit) : null,
    veg: item.veg ?? false,
    available_date_starts: day(now, -3),
    available_date_ends: day(now, 11),
  };
  return row;
}

async function seedFlashSale({ db, world, ids, now }: Seeding): Promise<void> {
  const title: Text = ['Half price until midnight', 'نصف السعر حتى منتصف الليل'];
  await insertAll(db, flash_sales, [
    { id: 1, title: text(title), module_id: MODULES.ecommerce, start_date: moment(now, -1), end_date: moment(now, 2) },
  ]);
  const goods = world.ecommerce.stores
    .flatMap((store) => store.items.filter(plain).slice(0, 2))
    .filter(({ stock = 20 }) => stock > 4)
    .slice(0, 12);
  const rows = goods.map(({ slug, price, stock = 20 }, n) => {
    const begun = Math.min(stock, 20);
    const sold = Math.min(begun - 1, (n * 3) % 12);
    return {
      flash_sale_id: 1,
      item_id: idOf(ids.item, slug),
      stock: begun,
      sold,
      available_stock: begun - sold,
      discount: 50,
      discount_type: 'percent' as const,
      price: Math.round(price * 100 * 0.5) / 100,
    };
  });
  await insertAll(db, flash_sale_items, rows);
}

async function seedCoupons({ db, world, ids, now }: Seeding): Promise<void> {
  const rows = SHOPPING.flatMap((type) => {
    const [store] = world[type].stores;
    const store_id = store ? idOf(ids.store, store.slug) : null;
    return couponTexts.map(({ kind, code, title }) => ({
      title: text(title),
      code,
      start_date: day(now, -20),
      expire_date: day(now, 40),
      module_id: MODULES[type],
      ...couponTerms(kind, store_id, now),
    }));
  });
  const rental = couponTexts.filter(({ kind }) => kind === 'percent_capped' || kind === 'amount');
  const rentalRows = rental.map(({ kind, code, title }) => ({
    title: text(title),
    code,
    start_date: day(now, -20),
    expire_date: day(now, 40),
    module_id: MODULES.rental,
    ...couponTerms(kind, null, now),
  }));
  await insertAll(db, coupons, [...rows, ...rentalRows]);
}

type CouponTerms = Omit<typeof coupons.$inferInsert, 'title' | 'code' | 'module_id' | 'start_date' | 'expire_date'>;

function couponTerms(kind: CouponSeed['kind'], store_id: number | null, now: Date): CouponTerms {
  const amount = (discount: number, min_purchase: number) => ({
    coupon_type: 'default' as const,
    discount,
    discount_type: 'amount' as const,
    min_purchase,
  });
  const terms: Record<CouponSeed['kind'], CouponTerms & { start_date?: string; expire_date?: string }> = {
    percent_capped: { coupon_type: 'default', discount: 15, max_discount: 10, min_purchase: 20, limit: 5 },
    amount: amount(3, 15),
    store_wise: {
      coupon_type: 'store_wise',
      discount: 10,
      data: store_id ? [store_id] : [],
      store_id,
      created_by: 'vendor',
    },
    zone_wise: { ...amount(5, 25), coupon_type: 'zone_wise', data: [ZONES.old_town] },
    free_delivery: { coupon_type: 'free_delivery', min_purchase: 10, limit: 3 },
    first_order: { coupon_type: 'first_order', discount: 20, max_discount: 15, limit: 1 },
    expired: { ...amount(5, 10), start_date: day(now, -60), expire_date: day(now, -8) },
    used_up: { ...amount(4, 10), total_limit: 100, total_uses: 100 },
  };
  return terms[kind];
}

async function seedRewards({ db, now }: Seeding): Promise<void> {
  const span = { start_date: day(now, -10), end_date: day(now, 60) };
  const [percent = ['', ''], amount = ['', '']] = cashBackTitles;
  await insertAll(db, cashbacks, [
    {
      ...span,
      title: text(percent),
      cashback_type: 'percentage',
      cashback_amount: 5,
      min_purchase: 0,
      max_discount: 5,
      same_user_limit: 50,
    },
    {
      ...span,
      title: text(amount),
      cashback_type: 'amount',
      cashback_amount: 3,
      min_purchase: 40,
      same_user_limit: 10,
    },
  ]);
  const terms = [
    { bonus_type: 'percentage' as const, bonus_amount: 10, minimum_add_amount: 50, maximum_bonus_amount: 20 },
    { bonus_type: 'amount' as const, bonus_amount: 5, minimum_add_amount: 100, maximum_bonus_amount: 5 },
  ];
  const bonuses = walletBonuses.flatMap(({ title, description }, n) => {
    const term = terms[n];
    return term ? [{ ...span, ...term, title: text(title), description: text(description) }] : [];
  });
  await insertAll(db, wallet_bonuses, bonuses);
}
