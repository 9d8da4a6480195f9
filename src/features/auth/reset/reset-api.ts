import type { QueryClient } from '@tanstack/react-query';
import { firebaseResetPassword, forgotPassword, resetPassword, verifyToken } from '@/contract/auth/password';
import type { ResetMethod } from '@/domain/sign-in/reset-methods';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';
import { useCalls } from '@/lib/api/use-call';
import { forgetPassword } from '@/lib/remembered-login';
import { firebasePhone } from '../code/firebase-phone';

/** The calls of each step of a forgotten password (ordering §7, wire-format §3.7). */

type Contact = { method: ResetMethod; to: string };

/** `session_info` is null unless Firebase sends and checks the code. */
export type ResetTarget = Contact & { session_info: string | null };
export type ResetCode = ResetTarget & { code: string };

const toContactInput = ({ method, to }: Contact) => ({ verification_method: method, [method]: to });

/** Returns null for a number that the phone service rejects. */
export const useAskForCode = () => useCalls('reset ask', askForCode);

async function askForCode(
  { firebase, ...contact }: Contact & { firebase: boolean },
  client: QueryClient,
): Promise<(ResetTarget & { message: string }) | null> {
  const { message } = await request(forgotPassword, toContactInput(contact)).catch(throwFirstRefusal);
  if (!firebase || contact.method !== 'phone') return { ...contact, session_info: null, message };
  const sent = await firebasePhone(contact.to, client);
  return sent && { ...contact, session_info: sent.session_info, message };
}

/** A success that carries errors shows only the first one (PWD-19). */
function throwFirstRefusal(error: unknown): never {
  if (!(error instanceof ApiFailure) || error.status < 200 || error.status >= 300) throw error;
  throw new ApiFailure(error.status, error.errors.slice(0, 1), error.beside);
}

/** Any answer but a refusal goes on to the next step (PWD-21, PWD-23). */
export const useCheckResetCode = () => useCalls('reset check', checkResetCode);

async function checkResetCode({ target, code }: { target: ResetTarget; code: string }): Promise<ResetCode> {
  if (target.session_info === null) await request(verifyToken, { ...toContactInput(target), reset_token: code });
  else {
    const { session_info: sessionInfo, to: phoneNumber } = target;
    await request(firebaseResetPassword, { sessionInfo, phoneNumber, code, is_reset_token: 1 });
  }
  return { ...target, code };
}

/** Returns the back end's message. */
export const useSetPassword = () => useCalls('reset password', setPassword);

type NewPassword = { code: ResetCode; values: { password: string; confirm_password: string } };

async function setPassword({ code, values }: NewPassword): Promise<string> {
  const { message } = await request(resetPassword, { ...toContactInput(code), ...values, reset_token: code.code });
  // The password stored by Remember me is outdated; the next sign-in is prefilled with the identifier alone.
  forgetPassword();
  return message;
}
