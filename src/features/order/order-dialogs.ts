import type { Order } from '@/contract/ordering/order';
import { lazyDialog } from '@/lib/dialogs';

/** The dialogs about an order, loaded lazily. */

export const refundDialog = lazyDialog(() => import('./dialogs/refund-dialog').then((mod) => mod.RefundDialog));
export const cashDialog = lazyDialog(() => import('./dialogs/cash-dialog').then((mod) => mod.CashDialog));
export const paymentDialog = lazyDialog(() => import('./dialogs/pay-dialog').then((mod) => mod.PayDialog));
export const offlineDialog = lazyDialog(() => import('./dialogs/offline-dialog').then((mod) => mod.OfflineDialog));
export const reorderDialog = lazyDialog(() => import('./dialogs/reorder-dialog').then((mod) => mod.ReorderDialog));
export const parcelBackDialog = lazyDialog(() =>
  import('./dialogs/parcel-back-dialog').then((mod) => mod.ParcelBackDialog),
);

const orderCancelDialog = lazyDialog(() => import('./dialogs/cancel-dialog').then((mod) => mod.CancelDialog));
const parcelCancelDialog = lazyDialog(() =>
  import('./dialogs/cancel-parcel-dialog').then((mod) => mod.CancelParcelDialog),
);

/** A parcel is canceled by a dialog of its own. */
export function cancelDialog({ order_type }: Pick<Order, 'order_type'>) {
  return order_type === 'parcel' ? parcelCancelDialog : orderCancelDialog;
}
