import { Suspense } from 'react';
import { missingMessages } from '@/i18n/later';
import { lazily } from '@/ui/lazily';
import { useCart } from './api';

const CartBarFoot = lazily(async () => {
  const [{ CartBarFoot: Foot }] = await Promise.all([import('./cart-bar-foot'), missingMessages()]);
  return Foot;
});

type Props = {
  /** The bar shows itself only where the cart holds this store's items. */
  store_id?: number | undefined;
};

/** At the foot of store pages on the phone. Its room is the page's to keep. */
export function CartBar({ store_id }: Props) {
  const { lines = [] } = useCart();
  const isOthers = store_id !== undefined && lines.some(({ item }) => item.store_id !== store_id);
  if (lines.length === 0 || isOthers) return null;
  return (
    <Suspense>
      <CartBarFoot lines={lines} />
    </Suspense>
  );
}
