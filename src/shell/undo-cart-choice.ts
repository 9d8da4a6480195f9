import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { listCart, type CartLine } from '@/contract/ordering/cart';
import type { RentalCart } from '@/contract/rental/rental-cart';
import type { DroppedCart } from '@/features/auth/dropped-cart-port';
import { pieces, waitForCart } from '@/features/cart/api';
import { undoRemoval } from '@/features/cart/bring-back';
import { addLineThere, emptyCartsOf } from '@/features/cart/other-modules-api';
import { otherCartsWriter } from '@/features/cart/write-other-carts';
import { configQuery } from '@/features/config/api';
import { replacedVehicles } from '@/features/rental/bring-back';
import { vehiclesIn } from '@/features/rental/cart/rental-cart-api';
import { rentalCartWriter } from '@/features/rental/cart/write-rental-cart';
import { missingMessages } from '@/i18n/deferred-messages';
import { invalidateCalls } from '@/lib/api/invalidate';
import type { Write } from '@/lib/api/queued-writes';
import { toast } from '@/lib/toast';

type Room = { client: QueryClient; t: TFunction };
type Two<Cart> = { gone: Cart; instead: Cart };

/**
 * Tells of the cart that the customer has not kept at sign-in. An Undo for a while puts it in place of the kept one, which
 * then can be brought back the same way. Spec: GUEST-09; beyond §2.19.
 */
export async function tellDropped({ dropped, kept }: DroppedCart, room: Room): Promise<void> {
  await missingMessages();
  tellItems({ gone: dropped.lines, instead: kept.lines }, room);
  tellVehicles({ gone: dropped.vehicles, instead: kept.vehicles }, room);
}

function tellItems({ gone, instead }: Two<CartLine[]>, room: Room): void {
  const { client, t } = room;
  if (gone.length === 0) return;
  const tellBack = once(() => tellItems({ gone: instead, instead: gone }, room));
  async function run(write: Write<CartLine[]>) {
    await waitForCart(client);
    try {
      await otherCartsWriter(client)(write);
      tellBack();
    } finally {
      void invalidateCalls(client, listCart);
    }
  }
  const modules = [...new Set(gone.map(({ module_id }) => module_id))];
  const former = () => ({
    lines: gone.map((line) => ({ name: line.item.name, write: addLineThere(line) })),
    empty: emptyCartsOf(modules),
  });
  void toast.info(t('cart.bring_back', { count: pieces(gone) }), undoRemoval({ run, former }, t));
}

function tellVehicles({ gone, instead }: Two<RentalCart>, room: Room): void {
  const { client, t } = room;
  const { carts, trip } = gone;
  const config = client.getQueryData(configQuery().queryKey);
  if (carts.length === 0 || !trip || !config) return;
  const tellBack = once(() => tellVehicles({ gone: instead, instead: gone }, room));
  async function run(write: Write<RentalCart>) {
    await rentalCartWriter(client)(write);
    tellBack();
  }
  const undo = undoRemoval({ run, former: () => replacedVehicles(carts, trip, config) }, t);
  void toast.info(t('rental.bring_back', { count: vehiclesIn(gone) }), undo);
}

/** A repeated Undo tells no second time. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
