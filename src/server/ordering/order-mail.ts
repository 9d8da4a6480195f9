/**
 * Mails about an order to whoever placed it: its receipt, its cancellation, and money that goes back. Customers get them
 * as well as guests, where their account has an email: an inbox is read in the shop only.
 * Spec: beyond §2.8 and §4.2 (a guest's contact also gets the receipt).
 */
import { hasReceipt } from '@/domain/order/order-receipt';
import { findOrderRow, type StoredOrder } from '../data/order';
import type { Caller } from '../http/caller';
import { findAddressee, mailCustomer } from './customer-mail';
import { composeOrderMail, type OrderMail } from './order-mail-text';

type At = Pick<Caller, 'db' | 'now'>;

/** Nobody sends it again, so call it where what it tells happens once, whatever is repeated. */
export function mailBehind({ db, now }: At, order_id: number, mail: OrderMail): void {
  mailCustomer({ db, now }, { order: order_id, kind: mail.kind }, async () => {
    const order = await findOrderRow(db, order_id);
    if (!order) return null;
    const to = await findAddressee(db, order, order.delivery_address);
    return to && { to, compose: () => composeOrderMail(db, order, mail, to) };
  });
}

/** The receipt of an order that has just been placed, unless a gateway is paid first. */
export function mailPlaced(caller: Caller, order: StoredOrder): void {
  if (hasReceipt(order)) mailBehind(caller, order.id, { kind: 'receipt' });
}
