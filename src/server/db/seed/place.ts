import { modules, surge_prices, zone_modules, zones } from '../schema';
import { type Tone, type Text } from '../world/shapes';
import { moduleTexts } from '../world/marketing';
import { insertAll } from '../market/insert';
import { picture, type Picture } from './pictures';
import { type CityZone, MODULES, type Seeding, text, ZONES } from './world';

type ModuleName = keyof typeof MODULES;

export async function seedPlaces({ db, world }: Seeding): Promise<void> {
  await insertAll(db, zones, world.zones.map(zoneRow));
  await insertAll(db, modules, MODULE_TEXTS.map(moduleRow));
  await insertAll(db, zone_modules, pivots());
  await insertAll(db, surge_prices, [
    {
      zone_id: ZONES.old_town,
      title: text(['Narrow streets', 'شوارع ضيقة']),
      customer_note: text([
        'Couriers walk the last part in the Old Town, so delivering costs 15 % more.',
        'يمشي المندوبون الجزء الأخير في المدينة القديمة، لذلك يزيد التوصيل 15 %.',
      ]),
      price: 15,
      price_type: 'percent',
    },
  ]);
}

function zoneRow({ id, key, name, ring }: CityZone): typeof zones.$inferInsert {
  const surge = key === 'old_town';
  return {
    id,
    name: text(name),
    display_name: text(name),
    coordinates: ring,
    area: area(ring),
    increased_delivery_fee: surge ? 15 : 0,
    increased_delivery_fee_status: surge,
    increase_delivery_charge_message: surge
      ? text(['Delivery in the Old Town costs 15 % more', 'التوصيل في المدينة القديمة أغلى بنسبة 15 %'])
      : null,
  };
}

/** Square kilometres of a polygon, on a plane: exact enough for a city. */
function area(ring: CityZone['ring']): number {
  const kmPerDegree = 111.32;
  const doubled = ring.reduce((sum, { lat, lng }, n) => {
    const next = ring[(n + 1) % ring.length] ?? { lat, lng };
    return sum + (lng * next.lat - next.lng * lat) * Math.cos((lat * Math.PI) / 180);
  }, 0);
  return Math.abs(doubled / 2) * kmPerDegree ** 2;
}

function pivots(): (typeof zone_modules.$inferInsert)[] {
  const perKm = { per_km_shipping_charge: 1.2, minimum_shipping_charge: 3, maximum_shipping_charge: 14 };
  const fixed = { delivery_charge_type: 'fixed' as const, fixed_shipping_charge: 5.5 };
  const harbour = Object.values(MODULES).map((module_id) => ({ zone_id: ZONES.harbour, module_id, ...perKm }));
  const oldTown = [MODULES.food, MODULES.grocery, MODULES.pharmacy, MODULES.ecommerce];
  return [
    ...harbour.map((row) => ({ ...row, maximum_cod_order_amount: 400 })),
    ...oldTown.map((module_id) => ({ zone_id: ZONES.old_town, module_id, ...perKm, per_km_shipping_charge: 1.5 })),
    ...[MODULES.food, MODULES.parcel].map((module_id) => ({ zone_id: ZONES.hills, module_id, ...fixed })),
  ];
}

/** How the market lists its modules. */
const ORDER: ModuleName[] = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'];

type ModuleText = { type: ModuleName; name: Text; short: Text; description: Text; glyph: string; tone: Tone };

function moduleRow(it: ModuleText): typeof modules.$inferInsert {
  return {
    id: MODULES[it.type],
    slug: it.type,
    module_name: text(it.name),
    module_type: it.type,
    short_description: text(it.short),
    description: text(it.description),
    icon: modulePicture(it).file,
    thumbnail: modulePicture(it).file,
    all_zone_service: it.type === 'ecommerce',
    position: ORDER.indexOf(it.type),
  };
}

function modulePicture({ type, glyph, tone }: ModuleText): Picture {
  return picture('module', 'module', { name: type, glyphs: [glyph], tone });
}

export const modulePictures = () => MODULE_TEXTS.map(modulePicture);

const MODULE_TEXTS: ModuleText[] = (Object.keys(MODULES) as ModuleName[]).map((type) => {
  const { tagline, ...it } = moduleTexts[type];
  return { type, short: tagline, ...it };
});
