import { describe, expect, it } from 'vitest';
import { readSignIn } from './auth.read';

const DONE = {
  token: 't',
  is_personal_info: true,
  is_exist_user: null,
  is_phone_verified: true,
  is_email_verified: true,
  login_type: null,
  email: null,
  phone: null,
  message: null,
  cart_conflict: false,
  cart_left_out: 0,
};

describe('[AUTH-25] the answer of a sign-in call', () => {
  it.each([
    [
      'of 3.5 and 4.0',
      { token: 't', is_phone_verified: 1, is_email_verified: 0, is_personal_info: 1, is_exist_user: null },
      { ...DONE, is_email_verified: false },
    ],
    ['of the older social pair', { token: 't', is_phone_verified: 0, phone: '+15550100200' }, null],
    [
      'that says only a message',
      { message: 'Verified already' },
      { ...DONE, token: null, message: 'Verified already' },
    ],
    ['with nobody as {}', { token: 't', is_exist_user: {} }, DONE],
    ['with nobody as []', { token: 't', is_exist_user: [] }, DONE],
    ['with flags as text', { token: 't', is_personal_info: '0' }, { ...DONE, is_personal_info: false }],
    [
      'with a token of null',
      { token: null, is_phone_verified: false },
      { ...DONE, token: null, is_phone_verified: false },
    ],
    [
      'with somebody',
      { token: null, is_exist_user: { id: '7', f_name: 'Lina', l_name: 'Haddad', image: null } },
      { ...DONE, token: null, is_exist_user: { id: 7, name: 'Lina Haddad', image: null } },
    ],
    [
      'with carts that are to be settled',
      { token: 't', cart_conflict: 1, cart_left_out: 2 },
      { ...DONE, cart_conflict: true, cart_left_out: 2 },
    ],
  ])('%s', (_what, answer, read) => {
    expect(readSignIn(answer)).toEqual(read ?? { ...DONE, is_phone_verified: false, phone: '+15550100200' });
  });
});
