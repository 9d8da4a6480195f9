import { Suspense } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import { useCart } from './api';

const CartBarFoot = optionalLazy(async () => {
  const [{ CartBarFoot: Foot }] = await Promise.all([import('./cart-bar-foot'), missingMessages()]);
  return Foot;
});

type Props = {
  /** The bar shows itself only where the cart holds this store's items. */
  store_id?: number | undefined;
  /** On the phone it stands in its page's own bar, above what can be done there. */
  isAbove?: boolean | undefined;
};

/** At the foot of the pages of stores and items, wherever the top bar has no cart. */
export function CartBar({ store_id, isAbove }: Props) {
  const { lines = [] } = useCart();
  const isOthers = store_id !== undefined && lines.some(({ item }) => item.store_id !== store_id);
  if (lines.length === 0 || isOthers) return null;
  return (
    <Suspense>
      <CartBarFoot lines={lines} isAbove={isAbove} />
    </Suspense>
  );
}
