import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addToRentalCart, clearRentalCart, type RentalCart } from '@/contract/rental/rental-cart';
import type { Input } from '@/contract/core/endpoint';
import type { Vehicle } from '@/contract/rental/vehicle';
import { isRefusal } from '@/lib/api/refusal';
import { toastFurther } from '@/lib/toast-further';
import { openRentalCart } from './cart/open-rental-cart';
import { rentalWrite, shownRentalCart, useWriteRentalCart } from './cart/rental-cart-api';
import { rentalFailure } from './rental-failure';
import type { TripCriteria } from './trip-criteria';
import { toTerms, type TripWay } from './trip-terms';
import { useRentalActions } from './use-rental-actions';

type VehicleToAdd = {
  vehicle: Pick<Vehicle, 'id' | 'provider_id'>;
  criteria: TripCriteria;
  way: TripWay | null;
  quantity: number;
  /** Clears the cart before. */
  replaces: boolean;
};

/** Adds a vehicle to the rental cart and opens it. `data` is the reason of a refusal, or null after success. */
export function useAddVehicle() {
  const write = useWriteRentalCart();
  const { restore, tellIfGone, tellReplaced } = useRentalActions();
  const client = useQueryClient();
  const { t } = useTranslation();

  /** Empties the cart; answers what was in it. */
  async function giveUp(checked: Omit<Input<typeof clearRentalCart>, 'guest_id'>): Promise<RentalCart | null> {
    const before = shownRentalCart(client);
    try {
      await write(rentalWrite(clearRentalCart, (owner) => ({ ...owner, ...checked })));
    } catch (error) {
      if (before && !isRefusal(error)) void tellIfGone(before);
      throw error;
    }
    return before ?? null;
  }

  async function add({ vehicle, criteria, way, quantity, replaces }: VehicleToAdd): Promise<string | null> {
    const terms = toTerms(criteria, way);
    const { pickup_time } = terms;
    let before: RentalCart | null = null;
    try {
      if (replaces) {
        // The server first checks whether the new vehicle is available for its trip (RENTAL-03). It measures the way.
        const { distance: _km, destination_time: _hours, ...trip } = terms;
        before = await giveUp(pickup_time ? { ...trip, pickup_time, vehicle_id: vehicle.id, quantity } : {});
      }
      const added = { ...terms, vehicle_id: vehicle.id, quantity };
      await write(rentalWrite(addToRentalCart, (owner) => ({ ...owner, ...added })));
      if (before) tellReplaced(before);
      return null;
    } catch (error) {
      if (before && isRefusal(error)) await restore(before);
      else if (before) tellReplaced(before);
      if (error instanceof Error) toastFurther(error);
      return rentalFailure(error, t);
    }
  }

  return useMutation({
    mutationKey: ['rent'],
    mutationFn: add,
    onSuccess: (refusal) => void (refusal === null && openRentalCart()),
  });
}
