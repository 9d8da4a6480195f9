/**
 * The prescriptions of a customer's earlier orders that can be sent once more.
 * Spec: beyond §2.23; the files of an order are known to its owner alone (wire-format §7.5).
 */
import { limits } from '../limits';

type Ordered = { id: number; is_guest: boolean; created_at: string; order_attachment_full_url: readonly string[] };

export type EarlierPrescription = { order_id: number; created_at: string; files: readonly string[] };

/** Newest first. Other back ends: the number of a guest may be that of an account, too, whose orders are not the guest's. */
export function earlierPrescriptions(orders: readonly Ordered[], isGuest: boolean): EarlierPrescription[] {
  return orders
    .filter(({ is_guest, order_attachment_full_url: files }) => files.length > 0 && is_guest === isGuest)
    .toSorted((one, other) => other.id - one.id)
    .filter(({ id }, n, sorted) => sorted[n - 1]?.id !== id)
    .slice(0, limits.earlier_prescriptions_max)
    .map(({ id, created_at, order_attachment_full_url: files }) => ({ order_id: id, created_at, files }));
}

/** Under which a file of an order is sent again: by it the page tells that it is among the files already. */
export function earlierFileName(order_id: number, page: number, address: string): string {
  return `prescription-${order_id}-${page}.${address.endsWith('.pdf') ? 'pdf' : 'jpg'}`;
}
