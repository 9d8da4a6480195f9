import type { QueryClient } from '@tanstack/react-query';
import { firebaseResetPassword, forgotPassword, resetPassword, verifyToken } from '@/contract/auth/password';
import type { ResetMethod } from '@/domain/sign-in/reset-methods';
import { request } from '@/lib/api/browser';
import { useCalls } from '@/lib/api/use-call';
import { firebasePhone } from '../code/firebase-phone';

/** What each step of a forgotten password sends (ordering §7, wire-format §3.7). */

type Contact = { method: ResetMethod; to: string };

/** `session_info` is null unless Firebase sends and checks the code. */
export type ResetTarget = Contact & { session_info: string | null };
export type ResetCode = ResetTarget & { code: string };

const contactOf = ({ method, to }: Contact) => ({ verification_method: method, [method]: to });

/** Answers null for a number that the phone service does not take. */
export const useAskForCode = () => useCalls('reset ask', askForCode);

async function askForCode(
  { firebase, ...contact }: Contact & { firebase: boolean },
  client: QueryClient,
): Promise<(ResetTarget & { message: string }) | null> {
  const { message } = await request(forgotPassword, contactOf(contact));
  if (!firebase || contact.method !== 'phone') return { ...contact, session_info: null, message };
  const sent = await firebasePhone(contact.to, client);
  return sent && { ...contact, session_info: sent.session_info, message };
}

/** Any answer that is no refusal goes on (PWD-21, PWD-23). */
export const useCheckResetCode = () => useCalls('reset check', checkResetCode);

async function checkResetCode({ target, code }: { target: ResetTarget; code: string }): Promise<ResetCode> {
  if (target.session_info === null) await request(verifyToken, { ...contactOf(target), reset_token: code });
  else {
    const { session_info: sessionInfo, to: phoneNumber } = target;
    await request(firebaseResetPassword, { sessionInfo, phoneNumber, code, is_reset_token: 1 });
  }
  return { ...target, code };
}

/** Answers the message of the back end. */
export const useSetPassword = () => useCalls('reset password', setPassword);

type NewPassword = { code: ResetCode; values: { password: string; confirm_password: string } };

async function setPassword({ code, values }: NewPassword): Promise<string> {
  const { message } = await request(resetPassword, { ...contactOf(code), ...values, reset_token: code.code });
  return message;
}
