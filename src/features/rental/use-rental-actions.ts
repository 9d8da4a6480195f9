import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addToRentalCart,
  clearRentalCart,
  removeRentalLine,
  updateRentalCart,
  updateRentalTrip,
  type RentalCart,
  type RentalCartLine,
  type RentalTrip,
} from '@/contract/rental/rental-cart';
import type { Config } from '@/contract/config';
import { limits } from '@/domain/limits';
import { ApiFailure } from '@/lib/api/errors';
import { failureText } from '@/lib/api/failure-text';
import { toast, toastFailure } from '@/lib/toast';
import { toastFurther } from '@/lib/toast-further';
import { undoOption } from '@/features/cart/undo';
import { useConfig } from '@/features/config/api';
import { rentalWrite, shownRentalCart, useWriteRentalCart, vehiclesIn } from './cart/rental-cart-api';
import { toCriteria, toTerms, type TripWay } from './trip-terms';
import { withoutPastTime, type TripCriteria } from './trip-criteria';

type Room = {
  write: ReturnType<typeof useWriteRentalCart>;
  t: TFunction;
  config: Config;
  client: QueryClient;
};

/** The actions on the rental cart, with their toasts. */
export function useRentalActions() {
  const write = useWriteRentalCart();
  const { t } = useTranslation();
  const config = useConfig();
  const client = useQueryClient();
  return useMemo(() => {
    const room = { write, t, config, client };
    return {
      changeTrip: tripChange(room),
      ...lineActions(room),
      bringBack: (lines: readonly RentalCartLine[], before: RentalTrip) => bringBack(lines, before, room),
    };
  }, [write, t, config, client]);
}

function tripChange({ write, t }: Room) {
  /** Returns the reason of a refusal: the names of the vehicles that are not available for this kind of trip. */
  return async ({ carts, trip }: RentalCart, criteria: TripCriteria, way: TripWay | null): Promise<string | null> => {
    try {
      const user_data_id = trip?.id ?? 0;
      // Null takes the former destination away; left out, it would stay.
      const terms = { ...toTerms(criteria, way), destination_location: criteria.destination };
      await write(rentalWrite(updateRentalTrip, (owner) => ({ ...owner, ...terms, user_data_id })));
      return null;
    } catch (error) {
      const inTheWay = error instanceof ApiFailure ? error.errors.map(({ code }) => Number(code)) : [];
      const names = carts.filter(({ id }) => inTheWay.includes(id)).map(({ vehicle }) => vehicle.name);
      if (names.length > 0) return t('rental.not_this_way', { names });
      if (error instanceof Error) toastFurther(error);
      return failureText(error, t);
    }
  };
}

function lineActions(room: Room) {
  const { write, t, client } = room;
  const undo = (lines: readonly RentalCartLine[], trip: RentalTrip) =>
    undoOption(t, () => void bringBack(lines, trip, room));

  return {
    async setQuantity(line: RentalCartLine, quantity: number): Promise<void> {
      const changed = rentalWrite(updateRentalCart, (owner) => ({ ...owner, cart_id: line.id, quantity }), {
        name: `quantity ${line.id}`,
        optimistic: (cart) => withLine(cart, { ...line, quantity }),
      });
      await write(changed).catch((error: unknown) => tell(error, t));
    },

    /** Removes the line, with an undo for a while. */
    async remove(line: RentalCartLine, trip: RentalTrip): Promise<void> {
      const removed = rentalWrite(removeRentalLine, (owner) => ({ ...owner, cart_id: line.id }), {
        optimistic: (cart) => ({ ...cart, carts: cart.carts.filter(({ id }) => id !== line.id) }),
      });
      try {
        await write(removed);
        void toast.success(t('rental.removed', { name: line.vehicle.name }), undo([line], trip));
      } catch (error) {
        tell(error, t);
      }
    },

    /** Empties the cart, with an undo for a while. A refusal is shown in the server's words (RENTAL-04). */
    async clear(): Promise<void> {
      const before = shownRentalCart(client);
      try {
        await write(rentalWrite(clearRentalCart, (owner) => owner));
        void toast.success(t('cart.cart_cleared_successfully'), { duration: limits.clear_cart_toast_ms });
        if (!before?.trip) return;
        const { carts, trip } = before;
        void toast.info(t('rental.bring_back', { count: vehiclesIn(before) }), undo(carts, trip));
      } catch (error) {
        tell(error, t);
      }
    },
  };
}

/** Restores the lines, for the cart's current trip, or for the former one where it has none. Refusals are reported. */
async function bringBack(lines: readonly RentalCartLine[], before: RentalTrip, room: Room): Promise<void> {
  const { write, t, config, client } = room;
  const trip = shownRentalCart(client)?.trip ?? before;
  const way = { km: trip.distance, hours: trip.destination_time };
  const terms = toTerms(withoutPastTime(toCriteria(trip, config), config), way);
  for (const { vehicle_id, quantity } of lines) {
    const added = { ...terms, vehicle_id, quantity };
    await write(rentalWrite(addToRentalCart, (owner) => ({ ...owner, ...added }))).catch((error: unknown) =>
      tell(error, t),
    );
  }
}

function tell(error: unknown, t: TFunction): void {
  if (error instanceof Error) toastFailure(error, failureText(error, t));
}

const withLine = (cart: RentalCart, line: RentalCartLine): RentalCart => ({
  ...cart,
  carts: cart.carts.map((cart) => (cart.id === line.id ? line : cart)),
});
