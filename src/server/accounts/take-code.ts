/**
 * Entering a one-time code. Of the codes of one contact only the latest few are valid, and the one that the caller has
 * asked for, so that many askers do not make a guess more likely.
 * Spec: wire-format §3.1 to §3.3 and §3.7; decision 047.
 */
import { contactKind } from '@/domain/accounts/contact-kind';
import { limits } from '@/domain/limits';
import { codeExpiry, guess, type Guess } from '@/domain/sign-in/one-time-code';
import { isBrowserProof } from './browser-proof';
import { hashCode, resolveAsker, type Asker, type Purpose } from './codes';
import { lockCodes, removeCodes, storeCode, updateCode, type CodeRow } from '../data/one-time-code';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { countTries, limitAddress, takeBackTries, type Tried } from '../http/rate-limit';
import { logSecurityEvent } from '../http/security-event';

export type Given = { purpose: Purpose; contact: string; code: string; keep?: boolean };

/** A value of the column `asker`: the shared count of tries of everybody who requested no code. */
const OTHERS = 'others';

/** Returns when the code is right. It is then used up, unless it is kept for one more step. */
export async function takeCode(caller: Caller, given: Given): Promise<void> {
  const { purpose, contact } = given;
  const byAddress = await limitAddress(caller, 'code_from_address');
  const kind = contactKind(contact) === 'phone' ? 'phone' : 'email';
  const asker = await resolveAsker(caller, { kind, value: contact });
  const ofContact: Tried[] = asker.isOwner ? [] : [{ kind: 'code_of_contact', of: `${purpose} ${contact}` }];
  const wait_seconds = await countTries(caller, ofContact);
  const found = await tryCode(caller, given, { asker, wait_seconds });
  const isGuess = found.kind === 'wrong' || found.kind === 'otp_temp_blocked';
  if (!isGuess && wait_seconds === 0) await takeBackTries(caller, ...ofContact);
  if (found.kind === 'right') return takeBackTries(caller, ...byAddress);
  logSecurityEvent(caller, 'code_refused', { kind: purpose });
  if (found.kind === 'wrong') throw new ApiError(purpose === 'reset' ? 'reset_invalid' : 'otp_mismatch');
  throw new ApiError(found.kind, { seconds: found.seconds });
}

type By = { asker: Asker; wait_seconds: number };
type Found = Guess | { kind: 'wrong' };

function tryCode(
  { db, now }: Caller,
  { purpose, contact, code, keep = false }: Given,
  { asker, wait_seconds }: By,
): Promise<Found> {
  const key = { purpose, contact };
  return db.transaction(async (tx) => {
    const codes = (await lockCodes(tx, key)).filter((row) => !isBrowserProof(row));
    const live = codes.filter((one) => one.code_hash !== '' && one.expires_at > now);
    const own = live.filter((one) => one.asker === asker.key);
    // After too many wrong codes for this contact, whoever has asked for a code goes on with that one alone.
    if (wait_seconds > 0 && own.length === 0) return { kind: 'otp_block_time', seconds: wait_seconds };
    const [latest] = codes;
    if (!latest) return { kind: 'wrong' };
    const counted = findTries(codes, asker) ?? startTries(latest, asker, now);
    const valid = wait_seconds > 0 ? own : [...own, ...live.slice(0, limits.codes_of_contact)];
    const same = valid.find((one) => one.code_hash === hashCode(key, code));
    const found = guess({ ...counted, expires_at: same?.expires_at ?? now }, same !== undefined, now);
    if (found.kind === 'right')
      await (keep && same ? updateCode(tx, same.id, { verified_at: now }) : removeCodes(tx, key));
    else if (found.kind !== 'otp_block_time') {
      const blocked_until = found.kind === 'otp_temp_blocked' ? found.blocked_until : null;
      await storeCode(tx, { ...counted, attempts: found.attempts, blocked_until });
    }
    return found;
  });
}

/** The row that counts a wrong guess: the caller's own, else the shared count of everybody who requested no code. */
function findTries(codes: CodeRow[], asker: Asker): Tries | undefined {
  const own = codes.find((one) => one.asker === asker.key);
  const found = own ?? (asker.isOwner ? undefined : codes.find((one) => one.asker === OTHERS));
  if (!found) return undefined;
  const { id: _id, ...tries } = found;
  return tries;
}

type Tries = Omit<CodeRow, 'id'>;

function startTries({ id: _id, ...code }: CodeRow, { key, isOwner }: Asker, now: Date): Tries {
  const none = { attempts: 0, blocked_until: null, sent_at: new Date(0), expires_at: codeExpiry(now) };
  return { ...code, ...none, asker: isOwner ? key : OTHERS, code_hash: '', verified_at: null, verified_by: null };
}
