/**
 * Sends money back that is not needed and has no wallet to go to. The payment says that it is due until the gateway has
 * taken the refund, so that neither a lost answer nor a kill keeps the money: the hourly clean-up tries again.
 */
import { limits } from '@/domain/limits';
import { findGateway } from '../adapters/payment/gateway';
import { readInTurn } from '../data/sql/in-turn';
import { changeRefundDue, listRefundsDue, type GatewayPayment } from '../data/order-payment';
import type { Database } from '../db/client';
import { log } from '../http/log';

/** Refunds one payment; a failure is logged, and the refund stays due. */
export async function refundDue(db: Database, { id, gateway, transaction_reference }: GatewayPayment): Promise<void> {
  try {
    const provider = findGateway(gateway);
    if (!provider) throw new Error(`The gateway ${gateway} is not configured`);
    if (!transaction_reference) throw new Error('The gateway has named no transaction');
    await provider.refund(transaction_reference);
    await changeRefundDue(db, id, false);
  } catch (error) {
    log.error('A late payment could not be refunded; it is tried again every hour', { payment: id, error });
  }
}

const nextDue = readInTurn<string>();

export async function refundAllDue(db: Database): Promise<void> {
  const due = await nextDue(db, limits.clean_up_rows, (turn) => listRefundsDue(db, turn));
  for (const payment of due) await refundDue(db, payment);
}
