import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { clearRentalCart, type RentalCart } from '@/contract/rental/rental-cart';
import { rentalCartFate } from '@/domain/place/module-switch';
import { failureText } from '@/lib/api/failure-text';
import type { Write } from '@/lib/api/queued-writes';
import { runMutation } from '@/lib/api/run-mutation';
import { readSession } from '@/lib/session';
import { toast, toastFailure } from '@/lib/toast';
import { forgetRentalCart, rentalCartWrites, rentalWrite } from './cart/rental-cart-api';
import { findLeftCart, tellLeftCart } from './zone-undo';

/**
 * What happens to a rental cart in the customer's new zones: it is kept, or emptied when its provider does not pick up
 * there; an undo then leads back. `pickup_zone_id` are the zones of the cart before. Spec: ordering §4, "Module switch"
 * (RENTAL-05, RENTAL-06).
 */
export async function settleRentalCart(client: QueryClient, t: TFunction, pickup_zone_id: number[]): Promise<void> {
  const { module, zone_ids } = readSession();
  // A place without rental switches to another module.
  if (module?.module_type !== 'rental') return;
  const fate = rentalCartFate({ carts: [{ provider: { pickup_zone_id } }] }, zone_ids);
  if (fate === 'kept') {
    void toast.success(t('location.location_set_successfully'));
    return;
  }
  const left = await findLeftCart(pickup_zone_id);
  const run = (write: Write<RentalCart>) => runMutation(client, rentalCartWrites, write);
  try {
    await run(rentalWrite(clearRentalCart, (owner) => owner));
  } catch (error) {
    if (error instanceof Error) toastFailure(error, failureText(error, t));
    return;
  }
  forgetRentalCart(client);
  void toast.error(t('rental.cart_cleared'), { everywhere: true });
  if (left) tellLeftCart(left, { client, t, run });
}
