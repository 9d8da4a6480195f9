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
  const kind = (entry: (typeof market.rental.brands)[number]) => ({
    slug: entry.slug,
    name: entry.name,
    image: picture('category', entry.picture),
  });
  await put(loading, market.rental.categories, {
    table: vehicle_categories,
    key: (category) => category.slug,
    row: kind,
  });
  await put(loading, market.rental.brands, { table: vehicle_brands, key: (brand) => brand.slug, row: kind });

  const fleet = market.stores.flatMap((store) => (store.vehicles ?? []).map((vehicle) => ({ vehicle, store })));
  await put(loading, fleet, {
    table: vehicles,
    key: ({ vehicle }) => vehicle.slug,
    row: ({ vehicle, store }) => vehicleRow(loading, vehicle, store),
  });
  const units = fleet.flatMap(({ vehicle }) => vehicle.units.map((unit) => ({ ...unit, slug: vehicle.slug })));
  await put(loading, units, {
    table: vehicle_units,
    key: (unit) => unit.plate,
    row: ({ plate, vin, slug }) => ({
      vehicle_id: id(vehicles, slug),
      license_plate_number: plate,
      vin_number: vin,
    }),
  });
  const people = market.stores.flatMap((store) =>
    (store.drivers ?? []).map((driver) => ({ driver, slug: store.slug })),
  );
  await put(loading, people, {
    table: drivers,
    key: ({ driver, slug }) => `${slug}/${driver.email}`,
    row: ({ driver, slug }) => ({ ...driver, provider_id: id(stores, slug) }),
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
