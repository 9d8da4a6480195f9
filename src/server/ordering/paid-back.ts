import { paidBack, type PaidBack } from '@/domain/order/paid-back';
import { sum } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { sumRefunded } from '../data/ledger';
import type { StoredOrder } from '../data/order';
import { listPaidParts, listTakenAtGateways } from '../data/order-payment';
import { loadSettings } from '../data/setting';
import type { Database } from '../db/client';

/** What became of the money of an order that was canceled before anything of it was done; null for any other. */
export async function findPaidBack(db: Database, order: StoredOrder): Promise<PaidBack | null> {
  if (order.order_status !== 'canceled' || order.picked_up !== null) return null;
  const digits = digitsOf(await loadSettings(db));
  const otherwise = (await listPaidParts(db, order.id)).filter(({ transaction_ref }) => !transaction_ref);
  const total = (rows: readonly { amount: number }[]) => {
    const amounts = rows.map(({ amount }) => amount);
    return sum(amounts, digits);
  };
  const into_wallet = order.user_id === null ? 0 : await sumRefunded(db, order.user_id, order.id);
  const at_gateways = total(await listTakenAtGateways(db, order.id));
  return paidBack({ into_wallet, at_gateways, otherwise: total(otherwise) }, digits);
}
