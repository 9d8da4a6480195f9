import type { OrderStatus } from '@/domain/order/order-statuses';

const WAY = ['pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const;

/** The statuses that an order has passed through, including the given one. */
export function wayTo(status: OrderStatus): OrderStatus[] {
  const at = WAY.findIndex((step) => step === status);
  if (at >= 0) return WAY.slice(0, at + 1);
  if (status === 'canceled' || status === 'failed') return ['pending', status];
  return status === 'returned' ? [...WAY.slice(0, 6), 'canceled', 'returned'] : refundWay(status);
}

function refundWay(status: OrderStatus): OrderStatus[] {
  const asked: OrderStatus[] = [...WAY, 'refund_requested'];
  return status === 'refund_requested' ? asked : [...asked, status];
}
