import type { Order } from '@/contract/ordering/order';
import { hasStopped, isUnpaid } from '@/domain/order/order-payment';
import { Badge } from '@/ui/display/badge';
import { useStatusText } from './order-texts';

/** The status of an order as a badge. */
export function OrderStatusBadge({ order }: { order: Order }) {
  const status = useStatusText();
  const isGood = order.order_status === 'delivered' || order.order_status === 'refunded';
  const tone = hasStopped(order) ? 'bad' : isUnpaid(order) ? 'warn' : isGood ? 'good' : 'soft';
  return <Badge tone={tone}>{status(order)}</Badge>;
}
