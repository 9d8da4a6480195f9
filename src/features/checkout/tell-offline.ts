import { sendOfflinePayment } from '@/contract/ordering/payment';
import { request } from '@/lib/api/browser';
import { ensureOwner } from '@/lib/guest';
import { keepPlaced, keptPlaced, type OfflineAnswers } from './placed';

/** Tells how the money was sent; until it has been told, the order's page offers to tell it again. */
export async function tellOffline(order_id: number, { method_id, answers }: OfflineAnswers): Promise<void> {
  const owner = await ensureOwner();
  await request(sendOfflinePayment, { ...answers, order_id, method_id, ...owner, _method: 'put' });
  const placed = keptPlaced(order_id);
  if (placed) keepPlaced({ ...placed, offline: null });
}
