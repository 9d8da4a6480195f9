import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { isStoppedOrder } from '@/domain/order/order-status';
import { Badge } from '@/ui/display/badge';

/** The status of an order as a badge. */
export function OrderStatusBadge({ status }: { status: Order['order_status'] }) {
  const { t } = useTranslation();
  const tone = isStoppedOrder(status) ? 'bad' : status === 'delivered' || status === 'refunded' ? 'good' : 'soft';
  return <Badge tone={tone}>{t(`order.status_${status}`)}</Badge>;
}
