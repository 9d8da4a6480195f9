/**
 * Changes a profile: saves it at once, or asks for a code first.
 * Spec: wire-format §3.12; accounts §4. The contract asks for no current password. So a change of password, phone or
 * email requires a fresh proof of identity, ends all other sessions and notifies the previous contact.
 */
import type { InferType } from 'yup';
import { changedPhone, type updateProfile } from '@/contract/customer/customer.schema';
import { nameParts } from '@/domain/accounts/person-name';
import { isGuarded } from '@/domain/accounts/proof';
import {
  contactToProve,
  isPhoneLocked,
  keptPhone,
  type ContactKind,
  type ProfileChange,
} from '@/domain/accounts/profile-change';
import { limits } from '@/domain/limits';
import { translate } from '@/i18n/both';
import { tellFormerContacts, type AccountChange } from './notice';
import { ApiError } from '../http/api';
import { fieldProblem } from '../http/errors';
import type { Caller } from '../http/caller';
import { sendCode } from './codes';
import { takenContact } from '../data/customer';
import { moveSubscription } from '../data/catalogue/content';
import { moveAwaitedPlaces } from '../data/place';
import { lockProfile, saveProfile, type ProfileInput } from '../data/profile-change';
import { findProfile, type ProfileRow } from '../data/profile';
import { loadSettings } from '../data/setting';
import { revokeOtherSessions } from '../data/token';
import { queueUploads } from '../data/upload';
import type { Database } from '../db/client';
import { refuseUnlessProved } from './firebase-proof';
import { requireCustomer, requireOpenSession } from '../http/guards';
import { isFirebase, loginStatuses } from './identity';
import { refuseGuessable } from './new-password';
import { hashPassword } from './password';
import { refuseOldProof } from './proof';
import { takeCode } from './take-code';
import { logSecurityEvent } from '../http/security-event';
import { limitCalls } from '../http/rate-limit';
import { validateInput } from '../http/validate';
import { withUploads } from '../media/upload';
import { removeUploads } from '../media/upload-removal';

type Input = InferType<typeof updateProfile>;

export async function changeProfile(sent: Input, caller: Caller) {
  const { id } = requireCustomer(caller);
  const row = await findProfile(caller.db, id);
  if (!row) throw new ApiError('auth-001');
  const input = { ...sent, phone: await resolvePhone(row, sent) };
  if (isGuarded(row, input)) await refuseOldProof(caller);
  const proved = input.otp ? (input.verification_on === 'email' ? 'email' : 'phone') : null;
  const change: ProfileChange = {
    wanted: loginStatuses(await loadSettings(caller.db)),
    account: row,
    sent: input,
    button_type: input.button_type,
  };
  const pending = contactToProve({ ...change, proved });
  if (!proved && pending) return sendProfileCode(caller, pending, change);
  if (proved) await prove(caller, proved, { change, input });
  if (input.password) await refuseGuessable(input.password, input);
  await saveChange(caller, row, { input, change, proved, pending });
  return pending
    ? sendProfileCode(caller, pending, change)
    : { message: translate(caller.language, 'answers.profile_updated') };
}

/** Only a number that can be changed is validated. */
async function resolvePhone(row: ProfileRow, sent: Input): Promise<string> {
  if (isPhoneLocked(row)) return keptPhone({ account: row, sent });
  return (await validateInput(changedPhone, { phone: sent.phone })).phone;
}

function changedContact(kind: ContactKind, change: ProfileChange) {
  return { kind, value: kind === 'phone' ? keptPhone(change) : change.sent.email };
}

function chooseMedium(kind: ContactKind): 'firebase' | 'SMS' | 'email' {
  if (kind === 'email') return 'email';
  return isFirebase() ? 'firebase' : 'SMS';
}

/** The contact is saved only when the call is repeated with the code. Firebase sends its own codes. */
async function sendProfileCode(caller: Caller, kind: ContactKind, change: ProfileChange) {
  const verification = { verification_on: kind, verification_medium: chooseMedium(kind) };
  if (verification.verification_medium !== 'firebase') {
    await sendCode(caller, 'profile', changedContact(kind, change)).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.refusal !== 'otp_not_sent') throw error;
      throw new ApiError('profile_code_not_sent', {}, { ...verification, otp_send: false });
    });
  }
  return { ...verification, otp_send: true, message: translate(caller.language, 'answers.profile_code_sent') };
}

async function prove(caller: Caller, kind: ContactKind, { change, input }: { change: ProfileChange; input: Input }) {
  const { value } = changedContact(kind, change);
  const code = input.otp ?? '';
  const verification_medium = chooseMedium(kind);
  try {
    if (verification_medium === 'firebase') {
      await refuseUnlessProved(caller, { session_info: input.session_info ?? '', phone: value, code });
    } else await takeCode(caller, { purpose: 'profile', contact: value, code });
  } catch (error) {
    if (!(error instanceof ApiError) || (error.refusal !== 'otp_mismatch' && error.refusal !== 'firebase')) throw error;
    throw new ApiError('profile_code', {}, { verification_on: kind, verification_medium });
  }
}

type Saving = { input: Input; change: ProfileChange; proved: ContactKind | null; pending: ContactKind | null };

async function saveChange(caller: Caller, row: ProfileRow, saving: Saving): Promise<void> {
  const { image } = saving.input;
  if (image) await limitCalls(caller, 'upload');
  const of = { customer_id: row.id, guest_id: null, db: caller.db };
  // A picture whose change fails is removed.
  const { changes, former } = await withUploads(
    image ? [image] : [],
    { folder: 'profile', square: 512, of },
    ([kept = null]) => storeChange(caller, row, saving, kept),
  );
  logChanges(caller, row.id, changes);
  await tellFormerContacts(caller, row, changes);
  await removeUploads(caller.db, [former]);
}

/**
 * What waits under a former email is the customer's, and goes along, only if somebody has proved that email; so is its
 * subscription, unless the account itself has made it.
 */
async function takeAlong(db: Database, row: ProfileRow, { email }: ProfileInput): Promise<void> {
  if (row.email === null || row.email === email) return;
  const former = { user_id: row.id, email: row.email, isProved: row.is_email_verified };
  await moveSubscription(db, former, email);
  await moveAwaitedPlaces(db, row.email, row.is_email_verified ? email : null, limits.awaited_places_max);
}

/** Answers what has changed, and the picture that the new one replaces. */
async function storeChange(caller: Caller, row: ProfileRow, saving: Saving, image: string | null) {
  const { proved } = saving;
  const profile = await composeProfile(row, saving, image);
  const changes = guardedChanges(row, profile);
  const isFirst = proved !== null && !row[`is_${proved}_verified`];
  const stored = caller.db.transaction(async (db) => {
    // Reading the picture and hashing the password took a while.
    await requireOpenSession(db, caller);
    const { image: replaced, isChanged } = await lockProfile(db, row.id, row);
    if (isChanged) throw new ApiError('profile_changed');
    // Not the picture of `row`: another call may have replaced it meanwhile.
    const former = image && replaced;
    const taken = await saveProfile(db, row.id, profile, caller.now);
    // The first proof makes the account this customer's alone. The password stays: whoever is signed in knows it.
    if (!taken && (changes.length > 0 || isFirst)) await revokeOtherSessions(db, requireCustomer(caller));
    if (!taken) await queueUploads(db, [former]);
    if (!taken) await takeAlong(db, row, profile);
    return { taken, former };
  });
  const { taken, former } = await stored.catch((error: unknown) => {
    // Another request took the contact between the check and the update.
    const contact = takenContact(error);
    if (!contact) throw error;
    return { taken: contact, former: null };
  });
  if (taken) throw fieldProblem(taken, `${taken}_taken`);
  return { changes, former };
}

/** A contact that still has to be proved keeps its old value. */
async function composeProfile(row: ProfileRow, saving: Saving, image: string | null): Promise<ProfileInput> {
  const { input, change, proved, pending } = saving;
  const phone = pending === 'phone' ? row.phone : keptPhone(change);
  const email = pending === 'email' ? row.email : input.email;
  return {
    ...nameParts(input.name),
    ...{ phone, email },
    is_phone_verified: proved === 'phone' || (row.is_phone_verified && phone === row.phone),
    is_email_verified: proved === 'email' || (row.is_email_verified && email === row.email),
    ...(image && { image }),
    ...(input.password && { password_hash: await hashPassword(input.password) }),
  };
}

/** Which of password, phone and email change. */
function guardedChanges(row: ProfileRow, profile: ProfileInput): AccountChange[] {
  return [
    ...(profile.password_hash ? (['password'] as const) : []),
    ...(['phone', 'email'] as const).filter((kind) => profile[kind] !== row[kind]),
  ];
}

function logChanges(caller: Caller, account: number, changes: AccountChange[]): void {
  if (changes.includes('password')) logSecurityEvent(caller, 'password_changed', { account });
  if (changes.includes('phone') || changes.includes('email')) logSecurityEvent(caller, 'contact_changed', { account });
}
