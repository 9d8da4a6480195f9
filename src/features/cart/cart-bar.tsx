import { Suspense } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import { useCart } from './api';

const CartBarFoot = optionalLazy(async () => {
  const [{ CartBarFoot: Foot }] = await Promise.all([import('./cart-bar-foot'), missingMessages()]);
  return Foot;
});

type Props = {
  /** If set, the bar shows only while the cart holds this store's items. */
  store_id?: number | undefined;
  /** On the phone it is part of the page's own bar, above its buttons. */
  isAbove?: boolean | undefined;
};

/** At the bottom of store and item pages, wherever the top bar has no cart. */
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
