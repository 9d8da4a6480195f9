import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { listCart, type CartLine } from '@/contract/ordering/cart';
import type { WholeCart } from '@/features/auth/dropped-cart-port';
import { pieces } from '@/features/cart/api';
import { addLineThere, emptyCartsOf, fetchCartsOf } from '@/features/cart/other-modules-api';
import { tellReplaced, type Replaceable } from '@/features/cart/tell-replaced';
import { otherCartsWriter } from '@/features/cart/write-other-carts';
import { configQuery } from '@/features/config/api';
import { replaceableVehicles } from '@/features/rental/bring-back';
import { missingMessages } from '@/i18n/deferred-messages';
import { invalidateCalls } from '@/lib/api/invalidate';

type Room = { client: QueryClient; t: TFunction };

/**
 * Tells of the cart that the customer has not kept at sign-in. An Undo for a while puts it in place of the kept one, which
 * then can be brought back the same way. Spec: GUEST-09; beyond §2.19.
 */
export async function tellDropped(dropped: WholeCart, { client, t }: Room): Promise<void> {
  await missingMessages();
  tellReplaced(itemsOf(dropped.lines, { client, t }), dropped.lines, t);
  const config = client.getQueryData(configQuery().queryKey);
  if (config) tellReplaced(replaceableVehicles({ client, config, t }), dropped.vehicles, t);
}

/** The carts of the modules that these lines are from. */
function itemsOf(lines: readonly CartLine[], { client, t }: Room): Replaceable<CartLine[]> {
  const modules = [...new Set(lines.map(({ module_id }) => module_id))];
  return {
    async run(write) {
      try {
        await otherCartsWriter(client)(write);
      } finally {
        void invalidateCalls(client, listCart);
      }
    },
    fetch: (owner) => fetchCartsOf(modules, owner),
    empty: emptyCartsOf(modules),
    toFormer: (gone) => gone.map((line) => ({ name: line.item.name, write: addLineThere(line) })),
    removed: (gone) => t('cart.bring_back', { count: pieces(gone) }),
  };
}
