import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
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
import { bringBack, undoRemoval } from '@/features/cart/bring-back';
import { restoreRemoved } from '@/features/cart/restore-removed';
import { tellIfGone, tellReplaced } from '@/features/cart/tell-replaced';
import { useConfig } from '@/features/config/api';
import { rentalWrite, shownRentalCart, useWriteRentalCart, vehiclesIn } from './cart/rental-cart-api';
import { inWords, rentalFailure } from './rental-failure';
import { formerVehicles, replaceableVehicles } from './bring-back';
import { toTerms, type TripWay } from './trip-terms';
import type { TripCriteria } from './trip-criteria';

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
      /** Restores vehicles after those that were to replace them are refused. */
      async restore({ carts, trip }: RentalCart) {
        if (trip) await bringBack({ run: write }, former(carts, trip, room), t);
      },
      /** Tells of vehicles that others have replaced, with an undo for a while. */
      tellReplaced: (gone: RentalCart) => tellReplaced(replaceableVehicles(room), gone, t),
      /** The same of vehicles that may be gone: no answer came. */
      tellIfGone: (gone: RentalCart) => tellIfGone(replaceableVehicles(room), gone, t),
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
      return rentalFailure(error, t);
    }
  };
}

function lineActions(room: Room) {
  const { write, t, client } = room;
  const undo = (back: RentalCart) =>
    undoRemoval({ act: () => void restoreRemoved(replaceableVehicles(room), back, t) }, t);

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
        void toast.success(t('rental.removed', { name: line.vehicle.name }), undo({ carts: [line], trip }));
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
        void toast.info(t('rental.bring_back', { count: vehiclesIn(before) }), undo(before));
      } catch (error) {
        tell(error, t);
      }
    },
  };
}

/** The lines for the cart's current trip, or for the former one where it has none. */
function former(lines: readonly RentalCartLine[], before: RentalTrip, { client, config }: Room) {
  return formerVehicles(lines, shownRentalCart(client)?.trip ?? before, config);
}

function tell(error: unknown, t: TFunction): void {
  const told = inWords(error, t);
  if (told instanceof Error) toastFailure(told, failureText(told, t));
}

const withLine = (cart: RentalCart, line: RentalCartLine): RentalCart => ({
  ...cart,
  carts: cart.carts.map((cart) => (cart.id === line.id ? line : cart)),
});
