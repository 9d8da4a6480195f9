/**
 * Passwords that may not be chosen, beside those that are too short or too long for the contract's schemas.
 * Spec: beyond the specification (accounts §5). The list is the server's alone: it would weigh 190 kB in a browser.
 */
import { limits } from '@/domain/limits';
import { once } from '../config/once';
import { fieldProblem } from '../http/errors';
import { isOwnPassword, type PasswordOwner } from '@/domain/accounts/own-password';

/** Refuses the most common passwords, and the owner's name, email and phone; the refusal names `password`. */
export async function refuseGuessable(password: string, owner: PasswordOwner): Promise<void> {
  if (isOwnPassword(password, owner)) throw fieldProblem('password', 'password_own');
  await refuseCommon(password);
}

export async function refuseCommon(password: string): Promise<void> {
  if (!(await commonPasswords()).has(password.trim().toLowerCase())) return;
  throw fieldProblem('password', 'password_common');
}

/** The package sorts them by how often they occur in leaks. */
const commonPasswords = once(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, limits.common_passwords));
});
