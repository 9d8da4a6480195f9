/**
 * Passwords of those who run a store or carry orders.
 * Spec: wire-format §9.3 (8 characters, upper and lower case, a number and a symbol, not leaked).
 */
import { limits } from '../limits';

export type StrongPasswordProblem = 'password_weak' | 'password_leaked';

/** Null for a password that may be chosen. */
export function strongPasswordProblem(password: string): StrongPasswordProblem | null {
  const isStrong = password.length >= limits.strong_password_min && KINDS.every((kind) => kind.test(password));
  if (!isStrong) return 'password_weak';
  const head = password.toLowerCase().replace(/[^a-z]+$/, '');
  return LEAKED.has(head.replace(/[@$013]/g, (sign) => LETTERS[sign] ?? sign)) ? 'password_leaked' : null;
}

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/** What people write for letters. */
const LETTERS: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e' };

/** The heads of every list of leaked passwords, whatever digits and signs stand behind them. */
const LEAKED = new Set(['password', 'passwort', 'qwerty', 'welcome', 'admin', 'letmein', 'abc', 'iloveyou', 'medina']);
