import {
  drivers,
  modules,
  stores,
  vehicle_brands,
  vehicle_categories,
  vehicle_units,
  vehicles,
  zones,
} from '../../schema';
import type { Loading } from '../loading';
import { put } from '../put';
import type { Vehicle } from '../shape/rental';
import type { Store } from '../shape/store';

export async function loadRental(loading: Loading): Promise<void> {
  const { market, id, picture } = loading;
  const kind = (it: (typeof market.rental.brands)[number]) => ({
    slug: it.slug,
    name: it.name,
    image: picture('category', it.picture),
  });
  await put(loading, market.rental.categories, { table: vehicle_categories, key: (it) => it.slug, row: kind });
  await put(loading, market.rental.brands, { table: vehicle_brands, key: (it) => it.slug, row: kind });

  const fleet = market.stores.flatMap((store) => (store.vehicles ?? []).map((it) => ({ it, store })));
  await put(loading, fleet, {
    table: vehicles,
    key: ({ it }) => it.slug,
    row: ({ it, store }) => vehicleRow(loading, it, store),
  });
  const units = fleet.flatMap(({ it }) => it.units.map((unit) => ({ ...unit, slug: it.slug })));
  await put(loading, units, {
    table: vehicle_units,
    key: (it) => it.plate,
    row: ({ plate, vin, slug }) => ({
      vehicle_id: id(vehicles, slug),
      license_plate_number: plate,
      vin_number: vin,
    }),
  });
  const people = market.stores.flatMap((store) => (store.drivers ?? []).map((it) => ({ it, slug: store.slug })));
  await put(loading, people, {
    table: drivers,
    key: ({ it, slug }) => `${slug}/${it.email}`,
    row: ({ it, slug }) => ({ ...it, provider_id: id(stores, slug) }),
  });
}

function vehicleRow({ id, picture }: Loading, it: Vehicle, store: Store): typeof vehicles.$inferInsert {
  const image = picture('vehicle', it.picture);
  const { slug, name, description, model, type, seating_capacity, air_condition, fuel_type, transmission_type } = it;
  const { trip_hourly, trip_distance, hourly_price, distance_price } = it;
  return {
    ...{ slug, name, description, model, type, seating_capacity, air_condition, fuel_type, transmission_type },
    ...{ trip_hourly, trip_distance, hourly_price, distance_price },
    thumbnail: image,
    images: [image],
    provider_id: id(stores, store.slug),
    module_id: id(modules, store.module),
    zone_id: id(zones, store.zone),
    brand_id: id(vehicle_brands, it.brand),
    category_id: id(vehicle_categories, it.category),
    engine_capacity: it.engine_capacity > 0 ? String(it.engine_capacity) : null,
    engine_power: String(it.engine_power),
    discount_price: it.discount_price ?? 0,
    discount_type: it.discount_type ?? 'percent',
    new_tag: it.new_tag ?? false,
    total_vehicle_count: it.units.length,
  };
}
