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

  async function follow({ attempt: begun, answer }: Outcome): Promise<void> {
    if (!answer) return go({ name: 'phone_modal', attempt: begun });
    const { token, is_exist_user: user, phone, email } = answer;
    const attempt = { ...begun, phone: begun.phone ?? phone, email: begun.email ?? email };
    const name = nextStep(attempt, answer);
    if (name === 'verify_phone' || name === 'verify_email') {
      await askCode(name === 'verify_phone' ? 'phone' : 'email', attempt);
      return;
    }
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

  async function resend({ attempt, session_info }: StepOf<'code'>): Promise<boolean> {
    if (session_info !== null) return askCode('phone', attempt);
    await sendAgain({ attempt });
    return true;
  }

  return { step, canGoBack: steps.length > 1, swap, back, follow, resend };
}

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
