import type { TrackedOrder } from '@/contract/ordering/order-track';
import { hasEnded } from '@/domain/order/order-payment';
import { trackHref } from '../order-href';
import { ShareButton, ShareLink } from './share-link';

type Props = {
  order: TrackedOrder;
  /** As one button. */
  isShort?: boolean;
};

/** Lets its owner share an order while it goes on. */
export function ShareOrder({ order, isShort = false }: Props) {
  if (hasEnded(order)) return null;
  const Way = isShort ? ShareButton : ShareLink;
  const what = order.order_type === 'parcel' ? 'parcel' : 'order';
  return <Way what={what} path={trackHref(order.id)} share_token={order.share_token} />;
}
