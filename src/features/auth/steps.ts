import type { ExistingUser, login } from '@/contract/auth/auth';
import type { Input } from '@/contract/core/endpoint';
import type { Contact } from '@/domain/sign-in/login-step';

/** The modes that the modal can open with; the other steps follow from the server's answers (AUTH-02…06). */
export type AuthMode = 'sign-in' | 'sign-up';

/** A started sign-in, with all data that later steps send again. */
export type Attempt = Contact & {
  /** Sent again for a new code, and with the answer to "is this your account?". */
  input: Input<typeof login>;
  is_sign_up: boolean;
  /** The code was correct, or the phone was given after a social sign-in: the next steps are those after any login. */
  is_known: boolean;
  /** Remember me was ticked. */
  remember: boolean;
};

type CodeStep = {
  name: 'code';
  kind: keyof Contact;
  /** The phone number with its plus, or the email address. */
  to: string;
  /** The session under which Firebase checks its code; null when the back end sent the code. */
  session_info: string | null;
  attempt: Attempt;
};

export type Step =
  | { name: 'sign-in' }
  | { name: 'sign-up' }
  | CodeStep
  | { name: 'user_info'; attempt: Attempt }
  | { name: 'is_exist_user'; user: ExistingUser; attempt: Attempt }
  | { name: 'phone_modal'; attempt: Attempt };

export type StepOf<Name extends Step['name']> = Extract<Step, { name: Name }>;

/** An unknown mode opens the sign-in view (AUTH-06). */
export function firstStep(mode: string): Step {
  return { name: mode === 'sign-up' ? 'sign-up' : 'sign-in' };
}
