import { describe, expect, it } from 'vitest';
import { isGuarded, isProofOld, proofMethods } from './proof';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 10, 10, minutes));

describe('a proof', () => {
  it.each([
    ['is fresh at once', 0, false],
    ['is fresh for fifteen minutes', 15, false],
    ['is old after them', 15.001, true],
    ['is fresh on a clock that is behind', -1, false],
  ])('%s', (_rule, minutes, is_old) => {
    expect(isProofOld(at(0), new Date(at(0).getTime() + minutes * 60_000))).toBe(is_old);
  });
});

describe('a fresh proof', () => {
  const before = { phone: '+15550100', email: 'a@b.example' };
  it.each([
    ['is not wanted for a name', before, false],
    ['is not wanted for an empty password, which keeps the old one', { ...before, password: '' }, false],
    ['is wanted for a new password', { ...before, password: 'lantern-34' }, true],
    ['is wanted for another phone', { ...before, phone: '+15550101' }, true],
    ['is wanted for another email', { ...before, email: 'c@b.example' }, true],
  ])('%s', (_rule, after, is_guarded) => expect(isGuarded(before, after)).toBe(is_guarded));

  it('is required for a first email', () => expect(isGuarded({ ...before, email: null }, before)).toBe(true));
});

describe('an account proves itself', () => {
  const none = { phone: null, email: null, is_phone_verified: false, is_email_verified: false };
  const account = { ...none, has_password: false, login_medium: null };
  const open = { password: true, phone: true, email: true, google: true, facebook: true, apple: true };
  const reachable = { phone: '+15550100', email: 'a@b.example', is_phone_verified: 1, is_email_verified: '1' } as const;

  it.each([
    ['by its password', { ...account, has_password: true }, open, ['password']],
    ['by a code to each contact that is proved', { ...account, ...reachable }, open, ['phone', 'email']],
    ['not by a contact that nobody has proved', { ...account, ...reachable, is_phone_verified: 0 }, open, ['email']],
    ['not where no code can be sent', { ...account, ...reachable }, { ...open, phone: false }, ['email']],
    ['not by a password where passwords are off', { ...account, has_password: true }, { ...open, password: false }, []],
    ['by Google', { ...account, login_medium: 'google' }, open, ['google']],
    ['by Facebook', { ...account, login_medium: 'facebook' }, open, ['facebook']],
    ['not by an email that nobody has proved', { ...account, ...reachable, is_email_verified: 0 }, open, ['phone']],
    ['by its own provider', { ...account, login_medium: 'apple' }, open, ['apple']],
    ['not by a provider that is off', { ...account, login_medium: 'apple' }, { ...open, apple: false }, []],
    ['by nothing that it does not have', account, open, []],
  ])('%s', (_rule, who, what, methods) => expect(proofMethods(who, what)).toEqual(methods));
});
