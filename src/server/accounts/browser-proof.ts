/**
 * What a browser has proved, kept beside the codes: who gave the password of an account and has yet to prove its
 * contact, and who has proved the contact of an account without a name.
 * Spec: wire-format §3.1, §3.2 and §3.5; decision 022.
 */
import { limits } from '@/domain/limits';
import { MINUTE_MS } from '@/domain/time/units';
import type { Caller } from '../http/caller';
import { lockCodes, removeCodes, storeCode, type CodeRow } from '../data/one-time-code';
import { ensureDevice, knownDevice } from '../http/device';
import { hmac } from '../config/secret';
import { enforceRateLimit, takeBackTries } from '../http/rate-limit';
import type { Contact } from './codes';

const PROOF_MS = limits.contact_proof_minutes * MINUTE_MS;

/**
 * Values of the column `asker`. `proof`: the proof that allows completing a profile. `noted <browser>`: this browser was
 * asked to prove a contact.
 */
const PROOF = 'proof';
const NOTED = 'noted ';

/** Whether a row is such a proof instead of a code. */
export function isBrowserProof({ asker }: CodeRow): boolean {
  return asker === PROOF || asker.startsWith(NOTED);
}

/**
 * Remembers a browser that gave the password, or was confirmed by a provider, and still has to prove a contact. When
 * the same browser then proves it, it is the owner's and not that of a stranger who claims the account.
 */
export async function noteAsker(caller: Caller, contact: Contact, guest_id: Guest): Promise<void> {
  const verified_by = browserKey(caller, guest_id);
  await storeCode(caller.db, {
    ...{ purpose: 'verify', kind: contact.kind, contact: contact.value, asker: NOTED + verified_by, code_hash: '' },
    ...{ attempts: 0, sent_at: new Date(0), expires_at: caller.now, verified_at: caller.now, verified_by },
  });
}

/** Call this before `takeCode`, which removes the note. */
export async function isAsker(caller: Caller, contact: Contact, guest_id: Guest): Promise<boolean> {
  const asker = NOTED + browserKey(caller, guest_id);
  const rows = await lockCodes(caller.db, { purpose: 'verify', contact: contact.value });
  const noted = rows.find((one) => one.asker === asker)?.verified_at;
  return Boolean(noted && caller.now.getTime() - noted.getTime() < PROOF_MS);
}

type Proved = { customer_id: number; guest_id: Guest };

/** Only the caller who has proved a contact may complete the profile of its account. */
export async function grantProfile(caller: Caller, contact: Contact, { customer_id, guest_id }: Proved): Promise<void> {
  const verified_by = isKnownByCookie(caller, guest_id)
    ? deviceKey(ensureDevice(caller, customer_id))
    : browserKey(caller, guest_id);
  await storeCode(caller.db, {
    ...{ purpose: 'sign_in', kind: contact.kind, contact: contact.value, asker: PROOF, code_hash: '', attempts: 0 },
    ...{ sent_at: new Date(0), expires_at: caller.now, verified_at: caller.now },
    verified_by,
  });
}

/** Tries without a right are limited by contact and by address. */
export async function mayCompleteProfile(
  caller: Caller,
  contact: string,
  { customer_id, guest_id }: { customer_id: number | undefined; guest_id: Guest },
): Promise<boolean> {
  const tried = [
    { kind: 'profile_from_address', of: caller.address },
    { kind: 'profile_of_contact', of: contact },
  ] as const;
  await enforceRateLimit(caller, ...tried);
  const device = knownDevice(caller, customer_id);
  const keys = [browserKey(caller, guest_id), ...(device === null ? [] : [deviceKey(device)])];
  const may = customer_id !== undefined && (await isProvedBy(caller, contact, keys));
  if (may) await takeBackTries(caller, ...tried);
  return may;
}

async function isProvedBy(caller: Caller, contact: string, keys: readonly string[]): Promise<boolean> {
  const row = (await lockCodes(caller.db, { purpose: 'sign_in', contact })).find((one) => one.asker === PROOF);
  const isFresh = row?.verified_at && caller.now.getTime() - row.verified_at.getTime() < PROOF_MS;
  return Boolean(isFresh) && keys.includes(row?.verified_by ?? '');
}

export async function endProfile(caller: Caller, contact: string): Promise<void> {
  await removeCodes(caller.db, { purpose: 'sign_in', contact });
}

type Guest = number | null | undefined;

/** A page of the shop without a guest id, e.g. because none could be issued. */
function isKnownByCookie({ is_own_page }: Caller, guest_id: Guest): boolean {
  return is_own_page && !guest_id;
}

function deviceKey(device: string): string {
  return hmac('proved by device', device);
}

/** Identifies a browser: by its guest id, which no other browser knows, else by its network address. */
function browserKey(caller: Caller, guest_id: Guest): string {
  return guest_id ? hmac('guest', String(guest_id)) : hmac('address', caller.address);
}
