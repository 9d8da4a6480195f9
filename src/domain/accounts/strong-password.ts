/**
 * The password rules for people who run a store or deliver orders.
 * Spec: wire-format §9.3 (8 characters, upper and lower case, a number and a symbol, not leaked).
 */
import { limits } from '../limits';

export type StrongPasswordProblem = 'password_weak' | 'password_leaked';

/** null when the password is acceptable. */
export function strongPasswordProblem(password: string): StrongPasswordProblem | null {
  const isStrong = password.length >= limits.strong_password_min && KINDS.every((kind) => kind.test(password));
  if (!isStrong) return 'password_weak';
  const head = password.toLowerCase().replace(/[^a-z]+$/, '');
  return LEAKED.has(head.replace(/[@$013]/g, (sign) => LETTERS[sign] ?? sign)) ? 'password_leaked' : null;
}

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/** Characters that people use in place of letters. */
const LETTERS: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e' };

/** The words behind most leaked passwords, whatever digits and symbols follow them. */
const LEAKED = new Set(['password', 'passwort', 'qwerty', 'welcome', 'admin', 'letmein', 'abc', 'iloveyou', 'medina']);
