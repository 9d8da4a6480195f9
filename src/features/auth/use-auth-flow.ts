import { useState } from 'react';
import type { SignInAnswer } from '@/contract/auth/auth';
import { loginStep, socialStep, type Contact } from '@/domain/sign-in/login-step';
import { signUpStep } from '@/domain/sign-in/sign-up-step';
import { useConfig } from '@/features/config/api';
import { forgetLogin, rememberLogin } from '@/lib/remembered-login';
import { usePhoneCode, useSendAgain, type Outcome } from './api';
import { firstStep, type Attempt, type AuthMode, type Step, type StepOf } from './steps';

/** A completed sign-in. */
export type Arrival = { token: string; answer: SignInAnswer; is_sign_up: boolean };

export type AuthFlow = ReturnType<typeof useAuthFlow>;

/** The modal's current step, and the next step after each answer (accounts §4). Its functions reject like any call. */
export function useAuthFlow(mode: string, onArrive: (arrival: Arrival) => void) {
  const { firebase_otp_verification } = useConfig();
  const { mutateAsync: sendAgain } = useSendAgain();
  const { mutateAsync: sendPhoneCode } = usePhoneCode();
  const [steps, setSteps] = useState<Step[]>([firstStep(mode)]);
  const step = steps.at(-1) ?? firstStep(mode);

  // A second code, for the email after the phone or sent again, replaces the first one's step.
  const go = (next: Step) => setSteps((before) => [...before.filter(({ name }) => name !== next.name), next]);
  const swap = (name: AuthMode) => setSteps([{ name }]);
  const back = () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before));

  async function follow({ attempt, answer }: Outcome): Promise<void> {
    if (!answer) return go({ name: 'phone_modal', attempt });
    await advance(attempt, answer);
  }

  /** Returns whether a code was sent. */
  async function advance(begun: Attempt, answer: SignInAnswer): Promise<boolean> {
    const { phone, email } = answer;
    // The account's own contact is the one to prove; a provider's email may differ from it.
    const attempt = { ...begun, phone: phone ?? begun.phone, email: email ?? begun.email };
    const name = nextStep(attempt, answer);
    if (name === 'verify_phone') return askCode('phone', attempt);
    if (name === 'verify_email') return askCode('email', attempt);
    await leaveCodes(name, attempt, answer);
    return false;
  }

  async function leaveCodes(name: OtherStep, attempt: Attempt, answer: SignInAnswer): Promise<void> {
    const { token, is_exist_user: user } = answer;
    if (name === 'is_exist_user' && user) return go({ name, user, attempt });
    if (name === 'user_info' || name === 'phone_modal') return go({ name, attempt });
    if (!token) return swap('sign-in');
    await keep(attempt);
    onArrive({ token, answer, is_sign_up: attempt.is_sign_up });
  }

  /** Returns whether a code was sent. */
  async function askCode(kind: keyof Contact, attempt: Attempt): Promise<boolean> {
    const to = attempt[kind];
    if (!to) {
      // No code can be sent to an unknown contact, so it is asked for.
      go({ name: 'user_info', attempt });
      return false;
    }
    if (kind === 'email' || !firebase_otp_verification) {
      go({ name: 'code', kind, to, session_info: null, attempt });
      return true;
    }
    const sent = await sendPhoneCode(to);
    if (sent) go({ name: 'code', kind, to, session_info: sent.session_info, attempt });
    return sent !== null;
  }

  /** Some back ends sign in instead of sending another code (wire-format §3.1). Returns whether a code was sent. */
  async function resend({ attempt, session_info }: StepOf<'code'>): Promise<boolean> {
    if (session_info !== null) return askCode('phone', attempt);
    return advance(attempt, await sendAgain({ attempt }));
  }

  return { step, canGoBack: steps.length > 1, swap, back, follow, resend };
}

type OtherStep = Exclude<ReturnType<typeof nextStep>, 'verify_phone' | 'verify_email'>;

function nextStep(attempt: Attempt, answer: SignInAnswer) {
  if (attempt.is_known) return loginStep(answer);
  if (attempt.is_sign_up) return signUpStep(answer);
  return attempt.input.login_type === 'social' ? socialStep(answer) : loginStep(answer);
}

/** Remember me: stores the login after a successful sign-in by password while ticked, else deletes it (AUTH-16). */
async function keep({ input, is_sign_up, remember }: Attempt): Promise<void> {
  const { login_type, email_or_phone, password } = input;
  if (login_type !== 'manual' || is_sign_up || !email_or_phone || !password) return;
  if (remember) await rememberLogin({ email_or_phone, password });
  else forgetLogin();
}
