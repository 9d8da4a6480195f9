/**
 * Decides which contact must be verified by a code before a profile change is saved.
 * Spec: wire-format §3.12: the phone first, then the email; a verified phone is never changed (PROF-10).
 */
import { isOn, type Flag, type Maybe } from '../wire/wire';

export type ContactKind = 'phone' | 'email';

type Account = { phone: Maybe<string>; email: Maybe<string>; is_phone_verified: Flag; is_email_verified: Flag };

export type ProfileChange = {
  wanted: { phone_verification_status?: Flag; email_verification_status?: Flag };
  account: Account;
  /** The submitted values, in the form in which accounts store them. */
  sent: { phone: string; email: string };
  /** email, phone or change_password: what the form's button requested. */
  button_type?: Maybe<string>;
  /** The contact verified by the code in this call. */
  proved?: ContactKind | null;
};

/** Whether the phone can not be changed, because it is verified. */
export function isPhoneLocked({ phone, is_phone_verified }: Pick<Account, 'phone' | 'is_phone_verified'>): boolean {
  return Boolean(phone) && isOn(is_phone_verified);
}

/** The phone number after the change. */
export function keptPhone({ account, sent }: Pick<ProfileChange, 'account' | 'sent'>): string {
  return (isPhoneLocked(account) && account.phone) || sent.phone;
}

export function contactToProve(change: ProfileChange): ContactKind | null {
  const { wanted, account, sent, proved } = change;
  const phone = keptPhone(change);
  const isPhoneOpen = phone !== account.phone || isAsked('phone', change, account.is_phone_verified);
  if (isOn(wanted.phone_verification_status) && isPhoneOpen && proved !== 'phone') return 'phone';
  const isEmailOpen = sent.email !== account.email || isAsked('email', change, account.is_email_verified);
  return isOn(wanted.email_verification_status) && isEmailOpen && proved !== 'email' ? 'email' : null;
}

/** A new password alone needs no verified contact, and nothing is verified twice. */
function isAsked(kind: ContactKind, { button_type }: ProfileChange, is_verified: Flag): boolean {
  if (isOn(is_verified)) return false;
  return button_type === kind || (kind === 'phone' && button_type !== 'change_password' && button_type !== 'email');
}
