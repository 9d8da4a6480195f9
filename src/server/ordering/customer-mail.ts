/**
 * Mails about an order or a trip to whoever placed it. Sent once what they tell is committed, and behind the call, which
 * they neither delay nor fail; those about one thing follow one another. Nobody sends them again.
 * Spec: beyond §2.8 and §4.2 (a guest's contact also gets the receipt).
 */
import { isEmail } from '@/domain/accounts/contact-kind';
import { sendInTurn } from '../accounts/messages-behind';
import { canMail, sendMail } from '../adapters/mail';
import { isDemo } from '../config/demo-mode';
import { findCustomerContact } from '../data/customer';
import type { Database } from '../db/client';
import type { Contact } from '../db/schema/json';
import type { Caller } from '../http/caller';
import { log } from '../http/log';
import { isWithinLimit } from '../http/rate-limit';
import type { Letter } from './mail-words';

type At = Pick<Caller, 'db' | 'now'>;
/** What is told, of which order or trip; it stands in the log. */
type About = { kind: string } & ({ order: number } | { trip: number });
type Owned = { user_id: number | null; guest_id: number | null };

/** `find` answers whoever gets it, and what it says. */
type Written = { to: string | null | undefined; compose: () => Promise<Letter> };

export function mailCustomer({ db, now }: At, about: About, find: () => Promise<Written | null>): void {
  if (isDemo() || !canMail()) return;
  const { kind, ...of } = about;
  sendInTurn(
    JSON.stringify(of),
    async () => {
      const { to, compose } = (await find()) ?? {};
      if (!to || !compose || !isEmail(to)) return;
      // Nobody has proved that the address is theirs, so it must not be flooded in their name.
      if (await isWithinLimit(db, { kind: 'order_mail_to_address', of: to.toLowerCase() }, now))
        return sendMail({ to, ...(await compose()) });
      log.warn('An address has got too many mails about orders', { ...of, kind });
    },
    (error) => log.error('A mail about an order could not be sent', { ...of, kind, error }),
  );
}

/** A customer's is that of the account, a guest's that of the contact; what a deleted account had has none. */
export async function findMailAddress(
  db: Database,
  { user_id, guest_id }: Owned,
  contact: Contact | null,
): Promise<string | null> {
  if (user_id !== null) return (await findCustomerContact(db, user_id))?.email ?? null;
  return guest_id === null ? null : (contact?.contact_person_email?.trim() ?? null);
}
