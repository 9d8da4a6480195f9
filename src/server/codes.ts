/**
 * One-time codes: sent to a phone or an email, kept only as a keyed hash, right once.
 * Spec: api-contract §3.1–3.3 and §3.7; the demo accepts one code that is shown and never sent (PWD-08).
 */
import { randomInt } from 'node:crypto';
import { limits } from '@/domain/limits';
import { carriedTries, codeExpiry, guess, resendWait } from '@/domain/one-time-code';
import { translate } from '@/i18n/both';
import { sendMail } from './adapters/mail';
import { sendText } from './adapters/sms';
import { ApiError } from './api';
import type { Caller } from './caller';
import { lockCode, removeCode, storeCode, updateCode, type CodeKey } from './data/one-time-code';
import { toldRecord } from './data/localised';
import { allSettings } from './data/setting';
import { DEMO_CODE, isDemo } from './demo';
import { log } from './log';
import { sealed } from './secret';
import { refuseTooMany } from './throttled';

export type Contact = { kind: 'phone' | 'email'; value: string };
export type Purpose = CodeKey['purpose'];

/** For how long a proved contact may complete its profile. */
const PROOF_MS = 15 * 60 * 1000;

/** Sends a code. Refuses within 60 s of the last one (otp_wait), too many of them, and when the sending fails. */
export async function sendCode(caller: Caller, purpose: Purpose, contact: Contact): Promise<void> {
  const { db, now } = caller;
  const key = { purpose, contact: contact.value };
  refuseWait((await lockCode(db, key)) ?? null, now);
  await refuseTooMany(
    caller,
    { kind: 'message_to_contact', of: contact.value },
    { kind: 'message_from_address', of: caller.address },
  );
  const code = isDemo() ? DEMO_CODE : String(randomInt(10 ** limits.code_length)).padStart(limits.code_length, '0');
  await db.transaction(async (tx) => {
    const before = (await lockCode(tx, key)) ?? null;
    refuseWait(before, now);
    const times = { sent_at: now, expires_at: codeExpiry(now), ...carriedTries(before, now) };
    await storeCode(tx, { ...key, kind: contact.kind, code_hash: hashOf(key, code), ...times });
  });
  if (!isDemo()) await delivered(caller, key, { contact, code });
}

function refuseWait(before: Parameters<typeof resendWait>[0], now: Date): void {
  const seconds = resendWait(before, now);
  if (seconds > 0) throw new ApiError('otp_wait', { seconds });
}

async function delivered(caller: Caller, key: CodeKey, { contact, code }: { contact: Contact; code: string }) {
  const { business_name: name } = toldRecord(await allSettings(caller.db), caller);
  const params = { code, name: typeof name === 'string' ? name : '' };
  const words = (message: string) => translate(caller.language, `answers.${message}`, params);
  try {
    if (contact.kind === 'phone') await sendText({ to: contact.value, text: words('code_text') });
    else await sendMail({ to: contact.value, subject: words('code_subject'), text: words('code_text') });
  } catch (error) {
    log.error('A code could not be sent', { kind: contact.kind, error });
    // Nobody has to wait for a message that never left.
    const row = await lockCode(caller.db, key);
    if (row) await updateCode(caller.db, row.id, { sent_at: new Date(0) });
    throw new ApiError(key.purpose === 'reset' ? 'reset_not_sent' : 'otp_not_sent');
  }
}

/** Keeps a code that another service has sent and found right, for the step that names it once more. */
export async function keepCode(caller: Caller, purpose: Purpose, contact: Contact & { code: string }): Promise<void> {
  const key = { purpose, contact: contact.value };
  await storeCode(caller.db, {
    ...key,
    kind: contact.kind,
    code_hash: hashOf(key, contact.code),
    attempts: 0,
    sent_at: new Date(0),
    expires_at: codeExpiry(caller.now),
    verified_at: caller.now,
  });
}

export type Given = { purpose: Purpose; contact: string; code: string; keep?: boolean };

/** Returns when the code is right. It is then used up, unless it is kept for one more step. */
export async function takeCode(caller: Caller, { purpose, contact, code, keep = false }: Given): Promise<void> {
  const { db, now } = caller;
  await refuseTooMany(caller, { kind: 'code_from_address', of: caller.address });
  const key = { purpose, contact };
  const result = await db.transaction(async (tx) => {
    const row = await lockCode(tx, key);
    if (!row) return null;
    const found = guess(row, row.code_hash === hashOf(key, code), now);
    if (found.kind === 'right') await (keep ? updateCode(tx, row.id, { verified_at: now }) : removeCode(tx, key));
    else if (found.kind !== 'otp_block_time') {
      const blocked_until = found.kind === 'otp_temp_blocked' ? found.blocked_until : null;
      await updateCode(tx, row.id, { attempts: found.attempts, blocked_until });
    }
    return found;
  });
  if (result?.kind === 'right') return;
  if (!result || result.kind === 'wrong') throw new ApiError(purpose === 'reset' ? 'reset_invalid' : 'otp_mismatch');
  throw new ApiError(result.kind, { seconds: result.seconds });
}

/**
 * Remembers who was sent to prove a contact after having shown something else, a password or a provider's word: for the
 * same browser the proof is no claim of somebody else's account.
 */
export async function noteAsker(caller: Caller, contact: Contact, guest_id: Guest): Promise<void> {
  const key = { purpose: 'verify', contact: contact.value } as const;
  const verified_by = proofOf(caller, guest_id);
  const row = await lockCode(caller.db, key);
  if (row) return updateCode(caller.db, row.id, { verified_by, verified_at: caller.now });
  // Another service sends the code.
  const none = { code_hash: '', attempts: 0, sent_at: new Date(0), expires_at: caller.now, verified_at: caller.now };
  await storeCode(caller.db, { ...key, kind: contact.kind, ...none, verified_by });
}

/** To be asked before the code is taken, which forgets it. */
export async function isAsker(caller: Caller, contact: Contact, guest_id: Guest): Promise<boolean> {
  const row = await lockCode(caller.db, { purpose: 'verify', contact: contact.value });
  const isFresh = row?.verified_at && caller.now.getTime() - row.verified_at.getTime() < PROOF_MS;
  return Boolean(isFresh) && row?.verified_by === proofOf(caller, guest_id);
}

/** Lets the caller who has proved a contact, and nobody else, complete the profile of its account. */
export async function grantProfile(caller: Caller, contact: Contact, guest_id: Guest): Promise<void> {
  await storeCode(caller.db, {
    ...{ purpose: 'sign_in', kind: contact.kind, contact: contact.value, code_hash: '', attempts: 0 },
    ...{ sent_at: new Date(0), expires_at: caller.now, verified_at: caller.now },
    verified_by: proofOf(caller, guest_id),
  });
}

export async function mayCompleteProfile(caller: Caller, contact: string, guest_id: Guest): Promise<boolean> {
  const row = await lockCode(caller.db, { purpose: 'sign_in', contact });
  const isFresh = row?.verified_at && caller.now.getTime() - row.verified_at.getTime() < PROOF_MS;
  return Boolean(isFresh) && row?.verified_by === proofOf(caller, guest_id);
}

export async function endProfile(caller: Caller, contact: string): Promise<void> {
  await removeCode(caller.db, { purpose: 'sign_in', contact });
}

type Guest = number | null | undefined;

/** A guest's id is a secret of its browser; without one the network address has to do. */
function proofOf(caller: Caller, guest_id: Guest): string {
  return guest_id ? sealed('guest', String(guest_id)) : sealed('address', caller.address);
}

function hashOf({ purpose, contact }: CodeKey, code: string): string {
  return sealed('code', purpose, contact, code);
}
