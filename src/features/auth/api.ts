import { queryOptions } from '@tanstack/react-query';
import {
  firebaseVerify,
  login,
  mergeCarts,
  signUp,
  socialRegister,
  updateInfo,
  verifyPhone,
  type SignInAnswer,
} from '@/contract/auth/auth';
import { listAllCarts, listCart } from '@/contract/ordering/cart';
import { getRentalCart } from '@/contract/rental/rental-cart';
import { contactKind, contactValue } from '@/domain/accounts/contact-kind';
import { asksForPhone } from '@/domain/sign-in/login-step';
import { withPlus } from '@/domain/accounts/phone';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';
import { useCall, useCalls } from '@/lib/api/use-call';
import { ensureGuest } from '@/lib/api/guest';
import { readSession } from '@/lib/session';
import { firebasePhone } from './code/firebase-phone';
import type { WholeCart } from './dropped-cart-port';
import type { SocialAnswer } from './social/social-port';
import type { Attempt, StepOf } from './steps';

/** The calls of the modal's steps (accounts §3). Each failure is shown by the step that sent the call. */

/** Null when the customer of a provider still has to give a phone number. */
export type Outcome = { attempt: Attempt; answer: SignInAnswer | null };

const guest = () => ({ guest_id: readSession().guest_id });

/**
 * A new customer may continue what the guest has begun, so the guest id must exist before the first call. If that
 * fails, the call goes on: the server then identifies the browser by its IP address.
 */
async function ensureGuestFirst() {
  if (!readSession().token) await ensureGuest().catch(() => {});
  return guest();
}

/** Also sends the answer to "is this your account?". */
export const useSendAgain = () =>
  useCalls('auth again', ({ attempt, verified }: { attempt: Attempt; verified?: 'yes' | 'no' }) =>
    sendAgain(attempt, verified),
  );

async function sendAgain(attempt: Attempt, verified?: 'yes' | 'no'): Promise<SignInAnswer> {
  const owner = await ensureGuestFirst();
  return request(login, { ...attempt.input, ...(verified && { verified }), ...owner });
}

export type ManualValues = { email_or_phone: string; password: string };

export const useSignInByPassword = () => useCalls('auth password', signInByPassword);

async function signInByPassword({ remember, ...values }: ManualValues & { remember: boolean }): Promise<Outcome> {
  const attempt = passwordAttempt(values, { remember, is_sign_up: false });
  return { attempt, answer: await sendAgain(attempt) };
}

export const useSignInByCode = () => useCalls('auth code', signInByCode);

async function signInByCode(phone: string): Promise<Outcome> {
  const input = { login_type: 'otp', phone: withPlus(phone), type: 'phone' } as const;
  const attempt: Attempt = { ...fresh, input, phone: input.phone };
  return { attempt, answer: await sendAgain(attempt) };
}

/** A refusal with the code `email` leads to the phone step instead (AUTH-39). */
export const useSignInSocially = () => useCalls('auth social', signInSocially);

async function signInSocially(from: SocialAnswer): Promise<Outcome> {
  const attempt: Attempt = { ...fresh, input: { login_type: 'social', ...from }, email: from.email ?? null };
  try {
    return { attempt, answer: await sendAgain(attempt) };
  } catch (error) {
    if (error instanceof ApiFailure && asksForPhone(error.code)) return { attempt, answer: null };
    throw error;
  }
}

/**
 * Registers the phone of a customer from a provider (AUTH-43). `id_token` is always true there; the kind of Google
 * token is sent as in the sign-in before (wire-format §3.1).
 */
export const useRegisterPhone = () => useCalls('auth phone', registerPhone);

async function registerPhone({ attempt, phone: digits }: { attempt: Attempt; phone: string }): Promise<Outcome> {
  const { token = '', unique_id = '', medium = 'google', access_token } = attempt.input;
  const phone = withPlus(digits);
  const fields = {
    token,
    unique_id,
    medium,
    email: attempt.email ?? '',
    id_token: true,
    ...(access_token && { access_token }),
  };
  const sent = { ...fields, phone, ...guest() };
  return { attempt: { ...attempt, phone, is_known: true }, answer: await request(socialRegister, sent) };
}

export type InfoValues = { name: string; phone: string; email: string; ref_code: string };

export const useCompleteProfile = () => useCalls('auth info', completeProfile);

async function completeProfile({ attempt, ...values }: InfoValues & { attempt: Attempt }): Promise<Outcome> {
  const known = { phone: attempt.phone || withPlus(values.phone), email: attempt.email || values.email };
  const { login_type } = attempt.input;
  const { name, ref_code } = values;
  const answer = await request(updateInfo, { name, ...known, ...refCode(ref_code), login_type, ...guest() });
  return { attempt: { ...attempt, ...known, is_known: true }, answer };
}

export type SignUpValues = {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirm_password: string;
  ref_code: string;
};

export const useSignUp = () => useCalls('auth sign-up', register);

async function register({ ref_code, ...values }: SignUpValues): Promise<Outcome> {
  const { email, password } = values;
  const phone = withPlus(values.phone);
  const begun = passwordAttempt({ email_or_phone: phone, password }, { remember: false, is_sign_up: true });
  const answer = await request(signUp, { ...values, phone, ...refCode(ref_code), ...(await ensureGuestFirst()) });
  return { attempt: { ...begun, phone, email: email.trim() }, answer };
}

export const useCheckCode = () => useCalls('auth check', checkCode);

async function checkCode({ attempt, kind, to, session_info, otp }: StepOf<'code'> & { otp: string }): Promise<Outcome> {
  const { input } = attempt;
  // The code that signs in is the phone's; any other proves a contact of an account that is known already.
  const isSignIn = input.login_type === 'otp' && kind === 'phone';
  const sent = { otp, login_type: isSignIn ? ('otp' as const) : ('manual' as const), ...guest() };
  const answer =
    session_info === null
      ? await request(verifyPhone, { ...sent, verification_type: kind, [kind]: to })
      : await request(firebaseVerify, { ...sent, session_info, phone: to });
  // The answer to "is this your account?" is sent with the code.
  const next = { ...attempt, is_known: true, ...(isSignIn && { input: { ...input, otp } }) };
  return { attempt: next, answer: isBare(answer) ? await sendAgain(next) : answer };
}

/**
 * Whether an answer has no token though no step is left: some back ends answer so for a contact that was verified
 * before.
 */
function isBare({ token, is_personal_info, is_exist_user, is_phone_verified, is_email_verified }: SignInAnswer) {
  return !token && is_personal_info && !is_exist_user && is_phone_verified && is_email_verified;
}

/** Returns the same as a `PhoneSender`. */
export const usePhoneCode = () => useCalls('auth firebase', firebasePhone);

/** What this owner has in the carts of all modules, asked anew each time; null where they do not answer. */
export const wholeCartQuery = (owner: { guest_id?: number }) =>
  queryOptions({
    queryKey: [listAllCarts.path, 'whole', owner, { token: readSession().token }] as const,
    queryFn: ({ signal }) => fetchWholeCart(owner, signal),
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });

async function fetchWholeCart(owner: { guest_id?: number }, signal: AbortSignal): Promise<WholeCart | null> {
  try {
    const [stores, vehicles] = await Promise.all([
      request(listAllCarts, owner, { signal }),
      // As it is: with zones the server would empty one that does not fit them.
      request(getRentalCart, owner, { signal, headers: { zoneid: '[]' } }),
    ]);
    return { lines: stores.flatMap(({ carts }) => carts), vehicles };
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

/** Keeps either the guest's or the account's cart. */
export const useMergeCarts = () => useCall(mergeCarts, { silent: true, refetch: [listCart] });

const fresh = { phone: null, email: null, is_sign_up: false, is_known: false, remember: false };

function passwordAttempt(
  { email_or_phone, password }: ManualValues,
  how: Pick<Attempt, 'remember' | 'is_sign_up'>,
): Attempt {
  const kind = contactKind(email_or_phone) === 'phone' ? 'phone' : 'email';
  const to = contactValue(email_or_phone);
  const input = { login_type: 'manual', email_or_phone: to, password, field_type: kind, type: kind } as const;
  return { ...fresh, ...how, input, [kind]: to };
}

const refCode = (typed: string) => (typed.trim() ? { ref_code: typed.trim() } : {});
