import { type ORDER_STATUSES } from '../schema/order';

export type Status = (typeof ORDER_STATUSES)[number];

const WAY = ['pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const;

/** The statuses that an order has gone through, the last included. */
export function wayTo(status: Status): Status[] {
  const at = WAY.findIndex((step) => step === status);
  if (at >= 0) return WAY.slice(0, at + 1);
  if (status === 'canceled' || status === 'failed') return ['pending', status];
  return status === 'returned' ? [...WAY.slice(0, 6), 'canceled', 'returned'] : refundWay(status);
}

function refundWay(status: Status): Status[] {
  const asked: Status[] = [...WAY, 'refund_requested'];
  return status === 'refund_requested' ? asked : [...asked, status];
}
