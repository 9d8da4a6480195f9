import { useQueryClient } from '@tanstack/react-query';
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
} from '@/contract/rental/rental-cart';
import type { Vehicle } from '@/contract/rental/vehicle';
import { rentalTypeOf } from '@/domain/rental/trip-wish';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';
import { failureText } from '@/lib/api/failure-text';
import { toast, toastFailure } from '@/lib/toast';
import { writeRentalCart } from './rental-cart';
import { termsOf, type TripWay, type TripWish } from './trip-wish';

type Wanted = { vehicle: Pick<Vehicle, 'id' | 'provider_id'>; wish: TripWish; way: TripWay | null; quantity: number };

/** All that is done to rental's cart, with what the customer is told. */
export function useRentalActions() {
  const client = useQueryClient();
  const { t } = useTranslation();

  return useMemo(() => {
    function tell(error: unknown): void {
      if (error instanceof Error) toastFailure(error, failureText(error, t));
    }

    return {
      /** Answers why it was refused, null when the vehicle is in the cart. `replaces` gives up what is there before. */
      async add({ vehicle, wish, way, quantity }: Wanted, replaces: boolean): Promise<string | null> {
        const terms = termsOf(wish, way);
        const { pickup_time } = terms;
        try {
          if (replaces) {
            // The server first looks whether the new one can be had (RENTAL-03).
            const next = { vehicle_id: vehicle.id, quantity, rental_type: rentalTypeOf(wish.kind) };
            const checked = pickup_time ? { ...next, pickup_time } : {};
            await writeRentalCart(client, (owner) => request(clearRentalCart, { ...owner, ...checked }));
          }
          await writeRentalCart(client, (owner) =>
            request(addToRentalCart, { ...owner, ...terms, vehicle_id: vehicle.id, quantity }),
          );
          return null;
        } catch (error) {
          return failureText(error, t);
        }
      },

      /** Answers why it was refused; the names of vehicles that cannot be had that way. */
      async changeTrip({ carts, trip }: RentalCart, wish: TripWish, way: TripWay | null): Promise<string | null> {
        try {
          const user_data_id = trip?.id ?? 0;
          await writeRentalCart(client, (owner) =>
            request(updateRentalTrip, { ...owner, ...termsOf(wish, way), user_data_id }),
          );
          return null;
        } catch (error) {
          const inTheWay = error instanceof ApiFailure ? error.errors.map(({ code }) => Number(code)) : [];
          const names = carts.filter(({ id }) => inTheWay.includes(id)).map(({ vehicle }) => vehicle.name);
          return names.length > 0 ? t('rental.not_this_way', { names: names.join(', ') }) : failureText(error, t);
        }
      },

      async setQuantity(line: RentalCartLine, quantity: number): Promise<void> {
        const shown = (cart: RentalCart) => withLine(cart, { ...line, quantity });
        const send = (owner: object) => request(updateRentalCart, { ...owner, cart_id: line.id, quantity });
        await writeRentalCart(client, send, shown).catch(tell);
      },

      async remove(line: RentalCartLine): Promise<void> {
        const shown = (cart: RentalCart) => ({ ...cart, carts: cart.carts.filter(({ id }) => id !== line.id) });
        try {
          await writeRentalCart(client, (owner) => request(removeRentalLine, { ...owner, cart_id: line.id }), shown);
          void toast.success(t('rental.removed', { name: line.vehicle.name }));
        } catch (error) {
          tell(error);
        }
      },

      /** A refusal is told in the server's words (RENTAL-04). */
      async clear(): Promise<void> {
        try {
          await writeRentalCart(client, (owner) => request(clearRentalCart, owner));
          void toast.success(t('cart.cart_cleared_successfully'));
        } catch (error) {
          tell(error);
        }
      },
    };
  }, [client, t]);
}

const withLine = (cart: RentalCart, line: RentalCartLine): RentalCart => ({
  ...cart,
  carts: cart.carts.map((it) => (it.id === line.id ? line : it)),
});
