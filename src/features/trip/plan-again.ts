import type { TripDetails } from '@/contract/rental/trip';
import { toTripLength } from '@/domain/rental/trip-criteria';
import { providerPath, SEARCH_PATH, vehiclePath } from '@/features/rental/rental-href';
import { saveTripCriteria } from '@/features/rental/trip-criteria';

/**
 * Fills the rental form with the places and the length of a former trip, beginning as soon as possible, and returns the
 * page to book on: of the vehicle, or of the provider when there were several or the vehicle is gone.
 */
export function planAgain(trip: TripDetails): string {
  const { pickup_location: pickup, destination_location: destination, trip_type, estimated_hours } = trip;
  saveTripCriteria({ pickup, destination, ...toTripLength(trip_type, estimated_hours), date: '' });
  const [line, ...others] = trip.trip_details;
  if (line?.vehicle_id && others.length === 0) return vehiclePath(line.vehicle);
  return trip.provider ? providerPath(trip.provider) : SEARCH_PATH;
}
