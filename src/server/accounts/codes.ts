/**
 * One-time codes: sent to a phone or an email, stored only as a keyed hash, valid once.
 * Spec: wire-format §3.1 to §3.3 and §3.7; the demo accepts one code that is shown and never sent (PWD-08).
 */
import { randomInt } from 'node:crypto';
import { toWholeNumber } from '@/domain/accounts/phone-problem';
import { limits } from '@/domain/limits';
import { carriedTries, codeExpiry, resendWait } from '@/domain/sign-in/one-time-code';
import { translate } from '@/i18n/both';
import { sendMail } from '../adapters/mail';
import { sendText } from '../adapters/sms';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { lockCodes, storeCode, updateCode, type CodeKey, type CodeRow } from '../data/one-time-code';
import { findCustomer, type CustomerRow } from '../data/customer';
import { loadSettings } from '../data/setting';
import { localizeText } from '../data/view';
import { DEMO_CODE, isDemo } from '../config/demo-mode';
import { knownDevice } from '../http/device';
import { log } from '../http/log';
import { hmac } from '../config/secret';
import { logSecurityEvent } from '../http/security-event';
import { limitCalls, enforceRateLimit } from '../http/rate-limit';
import { sendBehind } from './messages-behind';

export type Contact = { kind: 'phone' | 'email'; value: string };

/** A contact of an account as codes are kept for it: a phone in its whole form, in whichever the account has it. */
export function contactOf({ phone, email }: Pick<CustomerRow, 'phone' | 'email'>, kind: Contact['kind']): Contact {
  return { kind, value: kind === 'phone' ? toWholeNumber(phone ?? '') : (email ?? '') };
}

export type Purpose = CodeKey['purpose'];

/**
 * When the message is sent. `behind`: after the response, so that neither its time nor a failure reveals whether an
 * account exists. `none`: never, though everything else happens; for a contact without an account.
 */
export type Delivery = 'awaited' | 'behind' | 'none';

/**
 * Sends a code. Refuses within 60 s of the last code of this asker (otp_wait), when there were too many, and when
 * sending fails. Each asker has a code, a wait and a count of their own, so strangers cannot lock the owner out.
 */
export async function sendCode(
  caller: Caller,
  purpose: Purpose,
  contact: Contact,
  delivery: Delivery = 'awaited',
): Promise<void> {
  const { db, now } = caller;
  const key = { purpose, contact: contact.value };
  const { key: asker, isOwner } = await resolveAsker(caller, contact);
  refuseWait(await lockCodes(db, key), asker, now);
  await enforceRateLimit(
    caller,
    { kind: 'message_to_contact_from_address', of: `${contact.value} ${asker}` },
    ...(isOwner ? [] : [{ kind: 'message_to_contact', of: contact.value } as const]),
  );
  await limitCalls(caller, 'message');
  const code = isDemo() ? DEMO_CODE : String(randomInt(10 ** limits.code_length)).padStart(limits.code_length, '0');
  await db.transaction(async (tx) => {
    const before = refuseWait(await lockCodes(tx, key), asker, now);
    const times = { sent_at: now, expires_at: codeExpiry(now), ...carriedTries(before, now) };
    await storeCode(tx, { ...key, asker, kind: contact.kind, code_hash: hashCode(key, code), ...times });
  });
  logSecurityEvent(caller, 'code_sent', { kind: purpose });
  const message = await composeMessage(caller, code);
  if (isDemo() || delivery === 'none') return;
  if (delivery === 'awaited') return deliverOrRelease(caller, { ...key, asker }, { contact, message });
  sendBehind(deliver(contact, message), (error) => tellFailure(caller, contact, error));
}

/** Refuses while the asker has to wait; returns the asker's previous code. */
function refuseWait(codes: CodeRow[], asker: string, now: Date): CodeRow | null {
  const before = codes.find((one) => one.asker === asker) ?? null;
  const seconds = resendWait(before, now);
  if (seconds > 0) throw new ApiError('otp_wait', { seconds });
  return before;
}

type Message = { text: string; subject: string };

async function composeMessage(caller: Caller, code: string): Promise<Message> {
  const { business_name } = await loadSettings(caller.db);
  const params = { code, name: localizeText(business_name, caller) };
  const words = (message: string) => translate(caller.language, `answers.${message}`, params);
  return { text: words('code_text'), subject: words('code_subject') };
}

async function deliver({ kind, value: to }: Contact, { text, subject }: Message): Promise<void> {
  await (kind === 'phone' ? sendText({ to, text }) : sendMail({ to, subject, text }));
}

function tellFailure({ request_id: request }: Caller, { kind }: Contact, error: unknown): void {
  log.error('A code could not be sent', { request, kind, error });
}

async function deliverOrRelease(
  caller: Caller,
  { asker, ...key }: CodeKey & { asker: string },
  { contact, message }: { contact: Contact; message: Message },
) {
  try {
    await deliver(contact, message);
  } catch (error) {
    tellFailure(caller, contact, error);
    // A message that was not sent starts no waiting time.
    const row = (await lockCodes(caller.db, key)).find((one) => one.asker === asker);
    if (row) await updateCode(caller.db, row.id, { sent_at: new Date(0) });
    throw new ApiError('otp_not_sent');
  }
}

/** Stores a code that another service has sent and verified, for the next step, which submits it again. */
export async function keepCode(caller: Caller, purpose: Purpose, contact: Contact & { code: string }): Promise<void> {
  const key = { purpose, contact: contact.value };
  await storeCode(caller.db, {
    ...key,
    asker: (await resolveAsker(caller, contact)).key,
    kind: contact.kind,
    code_hash: hashCode(key, contact.code),
    attempts: 0,
    sent_at: new Date(0),
    expires_at: codeExpiry(caller.now),
    verified_at: caller.now,
  });
}

/** Whose a code is, and whether that is somebody who has been signed in to the account of the contact. */
export type Asker = { key: string; isOwner: boolean };

/** A known device is the same asker in every network; a browser that is not known is told by its address. */
export async function resolveAsker(caller: Caller, { kind, value }: Contact): Promise<Asker> {
  const { customer, address, db } = caller;
  const account = await findCustomer(db, kind === 'phone' ? { phone: value } : { email: value });
  const device = knownDevice(caller, account?.id);
  const isOwner = device !== null || (account !== undefined && account.id === customer?.id);
  if (customer) return { key: hmac('asker', 'customer', String(customer.id)), isOwner };
  return { key: device ? hmac('asker', 'device', device) : hmac('asker', 'address', address), isOwner };
}

export function hashCode({ purpose, contact }: CodeKey, code: string): string {
  return hmac('code', purpose, contact, code);
}
