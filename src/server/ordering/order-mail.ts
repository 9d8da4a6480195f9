/**
 * Mails about an order to whoever placed it: its receipt, its cancellation, and money that goes back. Sent once what
 * they tell is committed, and behind the call, which they neither delay nor fail. Customers get them as well, where
 * their account has an email: an inbox is read in the shop only.
 * Spec: beyond §2.8 and §4.2 (a guest's contact also gets the receipt).
 */
import { isEmail } from '@/domain/accounts/contact-kind';
import { hasReceipt } from '@/domain/order/order-receipt';
import { sendBehind } from '../accounts/messages-behind';
import { canMail, sendMail } from '../adapters/mail';
import { isDemo } from '../config/demo-mode';
import { findCustomerContact } from '../data/customer';
import { findOrderRow, type OrderRow, type StoredOrder } from '../data/order';
import type { Database } from '../db/client';
import type { Caller } from '../http/caller';
import { log } from '../http/log';
import { isWithinLimit } from '../http/rate-limit';
import { composeOrderMail, type OrderMail } from './order-mail-text';

/** Nobody sends it again, so call it where what it tells happens once, whatever is repeated. */
export function mailBehind({ db, now }: Pick<Caller, 'db' | 'now'>, order_id: number, mail: OrderMail): void {
  if (isDemo() || !canMail()) return;
  sendBehind(send(db, order_id, mail, now), (error) =>
    log.error('A mail about an order could not be sent', { order: order_id, kind: mail.kind, error }),
  );
}

/** The receipt of an order that has just been placed, unless a gateway is paid first. */
export function mailPlaced(caller: Caller, order: StoredOrder): void {
  if (hasReceipt(order)) mailBehind(caller, order.id, { kind: 'receipt' });
}

async function send(db: Database, order_id: number, mail: OrderMail, now: Date): Promise<void> {
  const order = await findOrderRow(db, order_id);
  const to = order && (await findAddress(db, order));
  if (!to || !isEmail(to)) return;
  // Nobody has proved that the address is theirs, so it must not be flooded in their name.
  if (!(await isWithinLimit(db, { kind: 'order_mail_to_address', of: to.toLowerCase() }, now))) {
    log.warn('An address has got too many mails about orders', { order: order_id, kind: mail.kind });
    return;
  }
  await sendMail({ to, ...(await composeOrderMail(db, order, mail)) });
}

/** A customer's is that of the account; an order of a deleted account has none. */
async function findAddress(db: Database, { user_id, guest_id, delivery_address }: OrderRow): Promise<string | null> {
  if (user_id !== null) return (await findCustomerContact(db, user_id))?.email ?? null;
  return guest_id === null ? null : (delivery_address?.contact_person_email?.trim() ?? null);
}
