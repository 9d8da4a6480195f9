import type { Order } from '@/contract/ordering/order';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { openDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';
import type { Followed } from './api';

/** The dialogs about an order, loaded when they are asked for. */

export async function askToCancel(followed: Followed, order: Order): Promise<void> {
  if (order.order_type === 'parcel') {
    const { CancelParcelDialog } = await importPart(() => import('./cancel-parcel-dialog'));
    await openDialog(CancelParcelDialog, { followed, order });
    return;
  }
  const { CancelDialog } = await importPart(() => import('./cancel-dialog'));
  await openDialog(CancelDialog, { followed });
}

export async function askToReorder({ id, module_id }: Pick<Order, 'id' | 'module_id'>): Promise<void> {
  const { ReorderDialog } = await importPart(() => import('./reorder-dialog'));
  await openDialog(ReorderDialog, { order_id: id, module_id });
}

export async function askToRefund(order_id: number): Promise<void> {
  const { RefundDialog } = await importPart(() => import('./refund-dialog'));
  await openDialog(RefundDialog, { order_id });
}

export async function askForCash(order: TrackedOrder): Promise<void> {
  const { CashDialog } = await importPart(() => import('./cash-dialog'));
  await openDialog(CashDialog, { order });
}

export async function askHowToPay(order: TrackedOrder): Promise<void> {
  const { PayDialog } = await importPart(() => import('./pay-dialog'));
  await openDialog(PayDialog, { order });
}

export async function askForOffline(order: TrackedOrder): Promise<void> {
  const { OfflineDialog } = await importPart(() => import('./offline-dialog'));
  await openDialog(OfflineDialog, { order });
}
