/**
 * Mails about an order or a trip to whoever placed it. Sent once what they tell is committed, and behind the call, which
 * they neither delay nor fail; those about one thing follow one another. Nobody sends them again.
 * Spec: beyond §2.8 and §4.2 (a guest's contact also gets the receipt).
 */
import { isEmail } from '@/domain/accounts/contact-kind';
import type { ThrottleKind } from '@/domain/accounts/throttle';
import { sendInTurn } from '../accounts/messages-behind';
import { canMail, sendMail } from '../adapters/mail';
import { isDemo } from '../config/demo-mode';
import { findCustomerById } from '../data/customer';
import type { Database } from '../db/client';
import type { Contact } from '../db/schema/json';
import type { Caller } from '../http/caller';
import { log } from '../http/log';
import { isWithinLimit } from '../http/rate-limit';
import type { Letter } from './mail-words';

type At = Pick<Caller, 'db' | 'now'>;
/** What may be told, and by which limit it counts. */
const LIMITS = {
  receipt: 'order_mail',
  booked: 'order_mail',
  paid: 'order_mail',
  canceled: 'order_end_mail',
  not_needed: 'order_end_mail',
} as const satisfies Record<string, ThrottleKind>;

/** What is told, of which order or trip; it stands in the log. */
type About = { kind: keyof typeof LIMITS } & ({ order: number } | { trip: number });
type Owned = { user_id: number | null; guest_id: number | null };

/** Whoever gets it. Nobody has proved what a guest types, and not always the email of an account. */
export type Addressee = { email: string; user_id: number | null; isProved: boolean };

/** `find` answers whoever gets it, and what it says. */
type Written = { to: Addressee | null; compose: () => Promise<Letter> };

export function mailCustomer({ db, now }: At, about: About, find: () => Promise<Written | null>): void {
  if (isDemo() || !canMail()) return;
  const { kind, ...of } = about;
  sendInTurn(
    JSON.stringify(of),
    async () => {
      const { to, compose } = (await find()) ?? {};
      if (!to || !compose || !isEmail(to.email)) return;
      if (await isWithinLimit(db, { kind: LIMITS[kind], of: countedBy(to) }, now))
        return sendMail({ to: to.email, ...(await compose()) });
      log.warn('Somebody has got too many mails about orders', { ...of, kind });
    },
    (error) => log.error('A mail about an order could not be sent', { ...of, kind, error }),
  );
}

/**
 * An address that nobody has proved must not be flooded, whoever gives it; an account with a proved one has its own
 * room, which no guest can use up.
 */
function countedBy({ email, user_id, isProved }: Addressee): string {
  return isProved ? `account ${user_id}` : email.toLowerCase();
}

/** A customer's is that of the account, a guest's that of the contact; what a deleted account had has none. */
export async function findAddressee(
  db: Database,
  { user_id, guest_id }: Owned,
  contact: Contact | null,
): Promise<Addressee | null> {
  if (user_id === null) {
    const email = guest_id === null ? null : contact?.contact_person_email?.trim();
    return email ? { email, user_id, isProved: false } : null;
  }
  const { email, is_email_verified: isProved } = (await findCustomerById(db, user_id)) ?? {};
  return email ? { email, user_id, isProved: isProved === true } : null;
}
