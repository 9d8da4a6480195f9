import { describe, expect, it } from 'vitest';
import { strongPasswordProblem } from './strong-password';

describe('a password for a store or a courier (wire-format §9.3)', () => {
  it.each([
    ['all four kinds of signs', 'Lantern-42', null],
    ['Arabic letters with cases of another script', 'Ölwerk#7رمل', null],
    ['seven characters', 'Lant-42', 'password_weak'],
    ['no upper case', 'lantern-42', 'password_weak'],
    ['no lower case', 'LANTERN-42', 'password_weak'],
    ['no number', 'Lantern-xy', 'password_weak'],
    ['no symbol', 'Lantern422', 'password_weak'],
    ['a space is no symbol', 'Lantern 422', 'password_weak'],
    ['nothing', '', 'password_weak'],
    ['the head of every leaked list', 'Password1!', 'password_leaked'],
    ['the same in disguise', 'P@ssw0rd2024!', 'password_leaked'],
    ['another', 'Qwerty123!', 'password_leaked'],
    ['eight characters', 'Lant-421', null],
    ['s for a sign', 'Pa$$word1!', 'password_leaked'],
    ['i and e for digits', '1lov3You-1', 'password_leaked'],
    ['the German one', 'Passwort-1', 'password_leaked'],
    ['a welcome', 'Welcome-2026', 'password_leaked'],
    ['the one of every router', 'Admin-2026', 'password_leaked'],
    ['a plea', 'Letmein-2026', 'password_leaked'],
    ['the alphabet', 'Abc-12345', 'password_leaked'],
    ['love', 'Iloveyou-1', 'password_leaked'],
    ['the shop itself', 'Medina-2026', 'password_leaked'],
    ['a word that only begins like it', 'Passwordless-7', null],
  ])('%s', (_what, password, problem) => {
    expect(strongPasswordProblem(password)).toBe(problem);
  });
});
