import { inArray } from 'drizzle-orm';
import { squareKilometres } from '@/domain/place/geo-zone';
import { modules, surge_prices, zone_modules, zones } from '../../schema';
import { insertAll } from '../insert';
import type { Loading } from '../loading';
import { put } from '../put';
import type { Module, Zone } from '../shape/place';

export async function loadPlaces(loading: Loading): Promise<void> {
  const { db, market, id } = loading;
  await put(loading, market.zones, { table: zones, key: (zone) => zone.key, row: zoneRow });
  await put(
    loading,
    market.modules.map((module, place) => ({ module, place })),
    {
      table: modules,
      key: ({ module }) => module.slug,
      row: ({ module, place }) => moduleRow(loading, module, place),
    },
  );
  const pivots = market.modules.flatMap((module) =>
    module.delivery.map((delivery) => ({
      zone_id: id(zones, delivery.zone),
      module_id: id(modules, module.slug),
      delivery_charge_type: delivery.fixed === undefined ? ('distance' as const) : ('fixed' as const),
      per_km_shipping_charge: delivery.per_km ?? 0,
      minimum_shipping_charge: delivery.minimum ?? 0,
      maximum_shipping_charge: delivery.maximum ?? null,
      fixed_shipping_charge: delivery.fixed ?? 0,
      maximum_cod_order_amount: delivery.maximum_cash_order ?? null,
    })),
  );
  const loaded = market.modules.map(({ slug }) => id(modules, slug));
  await db.delete(zone_modules).where(inArray(zone_modules.module_id, loaded));
  await insertAll(db, zone_modules, pivots);
  await loadSurges(loading);
}

function zoneRow({ name, polygon, extra_fee }: Zone): typeof zones.$inferInsert {
  const coordinates = polygon.map(([lat, lng]) => ({ lat, lng }));
  return {
    name,
    display_name: name,
    coordinates,
    area: squareKilometres(coordinates),
    increased_delivery_fee: extra_fee?.fee ?? 0,
    increased_delivery_fee_status: extra_fee !== undefined,
    increased_delivery_fee_type: extra_fee?.type ?? 'percent',
    increase_delivery_charge_message: extra_fee?.message ?? null,
  };
}

function moduleRow({ picture }: Loading, module: Module, place: number): typeof modules.$inferInsert {
  const image = picture('module', module.picture);
  return {
    slug: module.slug,
    module_name: module.name,
    module_type: module.type,
    short_description: module.tagline,
    description: module.description,
    icon: image,
    thumbnail: image,
    all_zone_service: module.all_zones ?? false,
    position: module.position ?? place,
  };
}

async function loadSurges(loading: Loading): Promise<void> {
  const { market, id } = loading;
  const surges = market.zones.flatMap((zone) => (zone.surges ?? []).map((surge) => ({ zone: zone.key, surge })));
  await put(loading, surges, {
    table: surge_prices,
    key: ({ zone, surge }) => `${zone}/${surge.key}`,
    row: ({ zone, surge }) => ({
      zone_id: id(zones, zone),
      module_id: surge.module ? id(modules, surge.module) : null,
      title: surge.title,
      customer_note: surge.note,
      price: surge.price,
      price_type: surge.type,
      start_time: surge.from ?? null,
      end_time: surge.until ?? null,
    }),
  });
}
