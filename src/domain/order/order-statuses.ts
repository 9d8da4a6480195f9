/**
 * The statuses of an order, a parcel or a prescription.
 * Spec: wire-format §7.5 (order_status and one timestamp column per status).
 */
export const orderStatuses = [
  'pending',
  'confirmed',
  'accepted',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
  'returned',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
