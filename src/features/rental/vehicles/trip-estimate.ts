import type { LatLng } from '@/domain/place/city-map';
import type { Vehicle } from '@/contract/rental/vehicle';
import type { LinePrice } from '@/domain/catalogue/item-price';
import { greatCircle, kilometres } from '@/domain/checkout/distance';
import { digitsOf } from '@/domain/money/money-display';
import { tripPrice, type Trip } from '@/domain/rental/trip-price';
import { countedDiscount, vehiclesPercent } from '@/domain/rental/trip-total';
import type { CardTexts } from '@/features/item/use-card-texts';
import type { TripWay } from '../trip-terms';
import type { VehicleFilter } from './vehicle-filter';

/** The price of a vehicle for a trip, before tax; the provider's discount applies once the time is known. */
export function tripEstimate(
  vehicle: Vehicle,
  trip: Trip,
  { config, now }: Pick<CardTexts, 'config' | 'now'>,
): LinePrice {
  const percent = now ? vehiclesPercent(countedDiscount(vehicle.provider.discount, config), now) : 0;
  return tripPrice(vehicle, trip, percent, digitsOf(config));
}

/** The searched trip for one vehicle; null while its length is not known. */
export function toSearchedTrip({ trip_type, duration }: VehicleFilter, way: TripWay | null): Trip | null {
  if (trip_type === 'distance_wise') return way && { rental_type: trip_type, distance_km: way.km, quantity: 1 };
  return duration === null ? null : { rental_type: 'hourly', estimated_hours: duration, quantity: 1 };
}

/** The distance to the provider as the crow flies; null where either place is unknown. */
export function kilometresTo({ provider: { latitude, longitude } }: Vehicle, from: LatLng | null): number | null {
  if (!from || (latitude === 0 && longitude === 0)) return null;
  return kilometres(greatCircle(from, { lat: latitude, lng: longitude }));
}
