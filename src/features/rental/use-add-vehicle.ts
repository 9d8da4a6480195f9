import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addToRentalCart, clearRentalCart } from '@/contract/rental/rental-cart';
import type { Input } from '@/contract/core/endpoint';
import type { Vehicle } from '@/contract/rental/vehicle';
import { failureText } from '@/lib/api/failure-text';
import { toastFurther } from '@/lib/toast-further';
import { openRentalCart } from './cart/open-rental-cart';
import { rentalWrite, shownRentalCart, useWriteRentalCart } from './cart/rental-cart-api';
import type { TripCriteria } from './trip-criteria';
import { toTerms, type TripWay } from './trip-terms';
import { useRentalActions } from './use-rental-actions';

type Wanted = {
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
  const { bringBack } = useRentalActions();
  const client = useQueryClient();
  const { t } = useTranslation();

  /** Empties the cart; returns an undo for when the new vehicle is refused after all. */
  async function giveUp(checked: Omit<Input<typeof clearRentalCart>, 'guest_id'>): Promise<() => Promise<void>> {
    const before = shownRentalCart(client);
    await write(rentalWrite(clearRentalCart, (owner) => ({ ...owner, ...checked })));
    return async () => {
      if (before?.trip) await bringBack(before.carts, before.trip);
    };
  }

  async function add({ vehicle, criteria, way, quantity, replaces }: Wanted): Promise<string | null> {
    const terms = toTerms(criteria, way);
    const { pickup_time } = terms;
    let undo = () => Promise.resolve();
    try {
      if (replaces) {
        // The server first checks whether the new vehicle is available for its trip (RENTAL-03). It measures the way.
        const { distance: _km, destination_time: _hours, ...trip } = terms;
        undo = await giveUp(pickup_time ? { ...trip, pickup_time, vehicle_id: vehicle.id, quantity } : {});
      }
      const added = { ...terms, vehicle_id: vehicle.id, quantity };
      await write(rentalWrite(addToRentalCart, (owner) => ({ ...owner, ...added })));
      return null;
    } catch (error) {
      await undo();
      if (error instanceof Error) toastFurther(error);
      return failureText(error, t);
    }
  }

  return useMutation({
    mutationKey: ['rent'],
    mutationFn: add,
    onSuccess: (refusal) => void (refusal === null && openRentalCart()),
  });
}
