import { sum } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { tripPrice } from '@/domain/rental/trip-price';
import { vehiclesPercent } from '@/domain/rental/trip-total';
import type { RentalCartRows } from '../data/rental/rental-cart';
import type { Settings } from '../data/setting';
import { clockText } from '@/domain/rental/trip-time';
import { serializeProvider, serializeVehicle } from './vehicle';
import { bit, type View } from '../data/view';

type Told = { free: ReadonlyMap<number, readonly number[]>; config: Settings; view: View };

/** A rental cart (wire-format §8) with current prices. */
export function serializeRentalCart({ lines, trip }: RentalCartRows, { free, config, view }: Told) {
  if (!trip) return { carts: [], user_data: [] };
  const { rental_type, estimated_hours, distance } = trip;
  const digits = digitsOf(config);
  const pickup_time = clockText(config, trip.pickup_time);
  const priced = lines.map((line) => {
    const percent = vehiclesPercent(line.vehicle.provider.discount, view.clock);
    const asked = { rental_type, estimated_hours, distance_km: distance, quantity: line.quantity };
    return { line, ...tripPrice(line.vehicle, asked, percent, digits) };
  });
  const carts = priced.map(({ line, price }) => ({
    id: line.id,
    provider_id: line.provider_id,
    user_id: line.user_id ?? line.guest_id,
    vehicle_id: line.vehicle_id,
    module_id: line.module_id,
    quantity: line.quantity,
    is_guest: bit(line.guest_id !== null),
    price,
    pickup_time,
    rental_type,
    vehicle: serializeVehicle(line.vehicle, free.get(line.vehicle_id)?.length ?? 0, view),
    provider: serializeProvider(line.vehicle.provider, view),
  }));
  const totals = priced.map(({ total }) => total);
  const { id, user_id, guest_id, pickup_location, destination_location, destination_time } = trip;
  const user_data = {
    ...{ id, user_id: user_id ?? guest_id, is_guest: bit(guest_id !== null) },
    ...{ pickup_location, destination_location, pickup_time, rental_type, estimated_hours, distance, destination_time },
    total_cart_price: sum(totals, digits),
  };
  return { carts, user_data };
}
