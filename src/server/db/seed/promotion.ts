import {
  advertisements,
  banners,
  campaign_stores,
  campaigns,
  flash_sale_items,
  flash_sales,
  item_campaigns,
  other_banners,
} from '../schema';
import { banners as marketing, campaigns as marketingCampaigns, flashSale } from '../world/marketing';
import { type ItemSeed, type StoreSeed } from '../world/shapes';
import { CAMPAIGNS } from './campaign-texts';
import { seedCoupons, seedRewards } from './coupon';
import { insertAll } from '../market/insert';
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
  return picture('cover', 'banner', {
    name: `${type}-${name}`,
    glyphs: [...glyphs.slice(turn), ...glyphs.slice(0, turn)],
    tone: TONES[type],
  });
};

export const promotionPictures = (world: World): Picture[] => [
  ...SHOPPING.flatMap((type) => POSITIONS.map((name, n) => modulePoster(type, name, n % 4))),
  ...SHOPPING.flatMap((type) => marketing[type].map((it, n) => bannerPicture(type, it, n))),
  ...CAMPAIGN_SEEDS.map(campaignPicture),
  ...marketing.rental.map((it, n) => bannerPicture('rental', it, n)),
  ...SHOPPING.flatMap((type) => picksOf(world, type).map(({ store, item }) => pickPicture(store, item))),
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
  const rows = SHOPPING.flatMap((type) =>
    marketing[type].map((it, priority) => ({
      type: it.kind,
      title: text(it.title),
      image: bannerPicture(type, it, priority).file,
      featured: it.kind === 'default',
      module_id: MODULES[type],
      priority,
      ...bannerTarget({ world, ids }, type, it),
    })),
  );
  const rental = marketing.rental.map((it, priority) => ({
    type: 'store_wise' as const,
    title: text(it.title),
    image: bannerPicture('rental', it, priority).file,
    store_id: idOf(ids.store, it.target ?? ''),
    module_id: MODULES.rental,
    priority,
  }));
  const own = SHOPPING.flatMap((type) =>
    picksOf(world, type).map(({ store, item }) => ({
      type: 'item_wise' as const,
      title: text(item.name),
      image: pickPicture(store, item).file,
      store_id: idOf(ids.store, store.slug),
      item_id: idOf(ids.item, item.slug),
      module_id: MODULES[type],
      created_by: 'store' as const,
    })),
  );
  await insertAll(db, banners, [...rows, ...rental, ...own]);

  const posters = SHOPPING.flatMap((type) =>
    POSITIONS.map((key, n) => ({ module_id: MODULES[type], key, image: modulePoster(type, key, n).file })),
  );
  await insertAll(db, other_banners, posters);
}

/** What the first stores of a module hang out on their own pages: each one of its items, the first of them two. */
const picksOf = (world: World, type: Shopping) =>
  world[type].stores
    .slice(0, 3)
    .flatMap((store, n) => store.items.slice(1, n === 0 ? 3 : 2).map((item) => ({ store, item })));

const pickGlyphs = ({ glyphs }: StoreSeed, { glyph }: ItemSeed) =>
  [glyph, ...glyphs.filter((it) => it !== glyph)].slice(0, 3);

const pickPicture = (store: StoreSeed, item: ItemSeed): Picture =>
  picture('banner', 'banner', { name: `pick-${item.slug}`, glyphs: pickGlyphs(store, item), tone: store.tone });

type BannerText = (typeof marketing)[Shopping][number];

const bannerPicture = (type: Shopping | 'rental', { glyphs, tone }: BannerText, n: number): Picture =>
  picture('banner', 'banner', { name: `${type}-marketing-${n + 1}`, glyphs, tone });

/** The store or item that a banner leads to; one that names none takes the first of its module. */
function bannerTarget(
  { world, ids }: Pick<Seeding, 'world' | 'ids'>,
  type: Shopping,
  { kind, target, link }: BannerText,
) {
  const [first] = world[type].stores;
  if (kind === 'store_wise') return { store_id: idOf(ids.store, target ?? first?.slug ?? '') };
  if (kind === 'item_wise') return { item_id: idOf(ids.item, target ?? first?.items[0]?.slug ?? '') };
  return { link };
}

/** Films lie beside the seed, `films/<slug of the store>.mp4`; `prepare` puts them to the pictures. */
const FILMED = 'palm-row-bakehouse';

const filmOf = ({ slug }: StoreSeed) =>
  slug === FILMED
    ? { add_type: 'video_promotion' as const, video_attachment: `films/${slug}.mp4` }
    : { add_type: 'store_promotion' as const };

async function seedAdvertisements({ db, world, ids, now }: Seeding): Promise<void> {
  const rows = SHOPPING.flatMap((type) =>
    world[type].stores
      .filter(({ featured, closed }) => featured && !closed)
      .slice(0, 5)
      .map((it, priority) => ({
        ...filmOf(it),
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

/** In every shopping module a campaign that runs; with those of the marketing, which has ended and coming ones, too. */
const CAMPAIGN_SEEDS = [
  ...SHOPPING.map((module) => ({
    module,
    ...CAMPAIGNS[module],
    glyphs: GLYPHS[module],
    tone: TONES[module],
    from: -3,
    until: 11,
  })),
  ...marketingCampaigns,
];

const campaignPicture = ({ module, glyphs, tone }: (typeof CAMPAIGN_SEEDS)[number], n: number): Picture =>
  picture('banner', 'banner', { name: `campaign-${n + 1}-${module}`, glyphs, tone });

async function seedCampaigns({ db, world, ids, now }: Seeding): Promise<void> {
  const rows = CAMPAIGN_SEEDS.map((it, n) => ({
    id: n + 1,
    slug: `${it.module}-campaign-${n + 1}`,
    title: text(it.title),
    description: text(it.description),
    image: campaignPicture(it, n).file,
    module_id: MODULES[it.module],
    available_date_starts: day(now, it.from),
    available_date_ends: day(now, it.until),
  }));
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
    category_id: idOf(ids.category, `${type}/${item.category}`),
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
  await insertAll(db, flash_sales, [
    {
      id: 1,
      title: text(flashSale.title),
      module_id: MODULES.ecommerce,
      start_date: moment(now, -1),
      end_date: moment(now, 2),
    },
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
