import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  clearRentalCart,
  removeRentalLine,
  updateRentalCart,
  updateRentalTrip,
  type RentalCart,
  type RentalCartLine,
} from '@/contract/rental/rental-cart';
import { ApiFailure } from '@/lib/api/errors';
import { failureText } from '@/lib/api/failure-text';
import { toast, toastFailure } from '@/lib/toast';
import { toastFurther } from '@/lib/toast-further';
import { rentalWrite, useWriteRentalCart } from './cart/rental-cart-api';
import { toTerms, type TripWay } from './trip-terms';
import type { TripCriteria } from './trip-criteria';

/** What is done to vehicles in rental's cart, with what the customer is told. */
export function useRentalActions() {
  const write = useWriteRentalCart();
  const { t } = useTranslation();

  return useMemo(() => {
    function tell(error: unknown): void {
      if (error instanceof Error) toastFailure(error, failureText(error, t));
    }

    return {
      /** Answers why it was refused; the names of vehicles that cannot be had that way. */
      async changeTrip(
        { carts, trip }: RentalCart,
        criteria: TripCriteria,
        way: TripWay | null,
      ): Promise<string | null> {
        try {
          const user_data_id = trip?.id ?? 0;
          const terms = toTerms(criteria, way);
          await write(rentalWrite(updateRentalTrip, (owner) => ({ ...owner, ...terms, user_data_id })));
          return null;
        } catch (error) {
          const inTheWay = error instanceof ApiFailure ? error.errors.map(({ code }) => Number(code)) : [];
          const names = carts.filter(({ id }) => inTheWay.includes(id)).map(({ vehicle }) => vehicle.name);
          if (names.length > 0) return t('rental.not_this_way', { names: names.join(', ') });
          if (error instanceof Error) toastFurther(error);
          return failureText(error, t);
        }
      },

      async setQuantity(line: RentalCartLine, quantity: number): Promise<void> {
        const changed = rentalWrite(updateRentalCart, (owner) => ({ ...owner, cart_id: line.id, quantity }), {
          name: `quantity ${line.id}`,
          optimistic: (cart) => withLine(cart, { ...line, quantity }),
        });
        await write(changed).catch(tell);
      },

      async remove(line: RentalCartLine): Promise<void> {
        const removed = rentalWrite(removeRentalLine, (owner) => ({ ...owner, cart_id: line.id }), {
          optimistic: (cart) => ({ ...cart, carts: cart.carts.filter(({ id }) => id !== line.id) }),
        });
        try {
          await write(removed);
          void toast.success(t('rental.removed', { name: line.vehicle.name }));
        } catch (error) {
          tell(error);
        }
      },

      /** A refusal is told in the server's words (RENTAL-04). */
      async clear(): Promise<void> {
        try {
          await write(rentalWrite(clearRentalCart, (owner) => owner));
          void toast.success(t('cart.cart_cleared_successfully'));
        } catch (error) {
          tell(error);
        }
      },
    };
  }, [write, t]);
}

const withLine = (cart: RentalCart, line: RentalCartLine): RentalCart => ({
  ...cart,
  carts: cart.carts.map((it) => (it.id === line.id ? line : it)),
});
