import { describe, expect, it } from 'vitest';
import { contactToProve, isPhoneLocked, keptPhone, type ProfileChange } from './profile-change';

const account = { phone: '+1555', email: 'a@b.example', is_phone_verified: true, is_email_verified: true };
const sent = { phone: '+1555', email: 'a@b.example' };
const both = { phone_verification_status: 1, email_verification_status: 1 };
const change: ProfileChange = { wanted: both, account, sent };
const fresh = { ...account, is_phone_verified: 0, is_email_verified: 0 };

describe('[PROF-10] a verified phone', () => {
  it('is kept whatever is sent', () => {
    expect(keptPhone({ account, sent: { ...sent, phone: '+1999' } })).toBe('+1555');
    expect(contactToProve({ ...change, sent: { ...sent, phone: '+1999' } })).toBeNull();
  });

  it('does not exist before verification', () => {
    expect(keptPhone({ account: fresh, sent: { ...sent, phone: '+1999' } })).toBe('+1999');
    expect(keptPhone({ account: { ...account, phone: null }, sent })).toBe('+1555');
    expect(keptPhone({ account: { ...account, phone: '' }, sent })).toBe('+1555');
  });
  it.each<[string, Parameters<typeof isPhoneLocked>[0], boolean]>([
    ['is locked', account, true],
    ['is not locked before verification', fresh, false],
    ['is not locked where none is known', { ...account, phone: '' }, false],
  ])('%s', (_what, of, expected) => {
    expect(isPhoneLocked(of)).toBe(expected);
  });
});

describe('a change', () => {
  it.each<[string, Partial<ProfileChange>, 'phone' | 'email' | null]>([
    ['of the name proves nothing', {}, null],
    ['of an unverified phone proves it', { account: { ...fresh }, sent: { ...sent, phone: '+1999' } }, 'phone'],
    ['of anything proves an unverified phone', { account: fresh }, 'phone'],
    ['proves the phone only where that is wanted', { account: fresh, wanted: {} }, null],
    ['of the email proves it', { sent: { ...sent, email: 'c@b.example' } }, 'email'],
    ['of the email proves nothing where that is off', { wanted: {}, sent: { ...sent, email: 'c@b.example' } }, null],
    ['of both proves the phone first', { account: fresh, sent: { phone: '+1999', email: 'c@b.example' } }, 'phone'],
    [
      'of both proves the email after the phone',
      { account: fresh, sent: { phone: '+1999', email: 'c@b.example' }, proved: 'phone' },
      'email',
    ],
    ['of the email is through with its code', { sent: { ...sent, email: 'c@b.example' }, proved: 'email' }, null],
    ['by the button of the email proves it', { account: fresh, button_type: 'email' }, 'email'],
    ['by the button of a verified email proves nothing', { button_type: 'email' }, null],
    ['of the password does not wait for a contact', { account: fresh, button_type: 'change_password' }, null],
    [
      'of the password does not carry a new email through',
      { button_type: 'change_password', sent: { ...sent, email: 'c@b.example' } },
      'email',
    ],
  ])('%s', (_what, part, expected) => {
    expect(contactToProve({ ...change, ...part })).toBe(expected);
  });
});
