import type { Order } from '@/contract/ordering/order';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { openLazyDialog } from '@/lib/dialogs';
import type { Followed } from './api';

/** The dialogs about an order, loaded when they are asked for. */

export async function openCancelDialog(followed: Followed, order: Order): Promise<void> {
  if (order.order_type === 'parcel') {
    await openLazyDialog(() => import('./dialogs/cancel-parcel-dialog').then((it) => it.CancelParcelDialog), {
      followed,
      order,
    });
    return;
  }
  await openLazyDialog(() => import('./dialogs/cancel-dialog').then((it) => it.CancelDialog), { followed });
}

export async function openReorderDialog({ id, module_id }: Pick<Order, 'id' | 'module_id'>): Promise<void> {
  await openLazyDialog(() => import('./dialogs/reorder-dialog').then((it) => it.ReorderDialog), {
    order_id: id,
    module_id,
  });
}

export async function openRefundDialog(order: TrackedOrder): Promise<void> {
  await openLazyDialog(() => import('./dialogs/refund-dialog').then((it) => it.RefundDialog), { order });
}

export async function openCashDialog(order: TrackedOrder): Promise<void> {
  await openLazyDialog(() => import('./dialogs/cash-dialog').then((it) => it.CashDialog), { order });
}

export async function openPaymentDialog(order: TrackedOrder): Promise<void> {
  await openLazyDialog(() => import('./dialogs/pay-dialog').then((it) => it.PayDialog), { order });
}

export async function openOfflineDialog(order: TrackedOrder): Promise<void> {
  await openLazyDialog(() => import('./dialogs/offline-dialog').then((it) => it.OfflineDialog), { order });
}
