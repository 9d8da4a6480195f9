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

function vehicleRow({ id, picture }: Loading, vehicle: Vehicle, store: Store): typeof vehicles.$inferInsert {
  const image = picture('vehicle', vehicle.picture);
  const { slug, name, description, model, type, seating_capacity, air_condition, fuel_type, transmission_type } =
    vehicle;
  const { trip_hourly, trip_distance, hourly_price, distance_price } = vehicle;
  return {
    ...{ slug, name, description, model, type, seating_capacity, air_condition, fuel_type, transmission_type },
    ...{ trip_hourly, trip_distance, hourly_price, distance_price },
    thumbnail: image,
    images: [image],
    provider_id: id(stores, store.slug),
    module_id: id(modules, store.module),
    zone_id: id(zones, store.zone),
    brand_id: id(vehicle_brands, vehicle.brand),
    category_id: id(vehicle_categories, vehicle.category),
    engine_capacity: vehicle.engine_capacity > 0 ? String(vehicle.engine_capacity) : null,
    engine_power: String(vehicle.engine_power),
    discount_price: vehicle.discount_price ?? 0,
    discount_type: vehicle.discount_type ?? 'percent',
    new_tag: vehicle.new_tag ?? false,
    total_vehicle_count: vehicle.units.length,
  };
}
