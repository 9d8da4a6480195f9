import { describe, expect, it } from 'vitest';
import {
  firebaseVerify,
  login,
  logout,
  signUp,
  socialLogin,
  socialRegister,
  updateInfo,
  verifyPhone,
} from '@/contract/auth/auth';
import { getCustomer } from '@/contract/customer/customer';
import { listSuggestionsForMe } from '@/contract/customer/customer-lists';
import {
  removeAccount,
  savePushToken,
  updateInterest,
  updateProfile,
  updateZone,
} from '@/contract/customer/customer-writes';
import type { Endpoint } from '@/contract/core/endpoint';
import { listNotifications } from '@/contract/customer/notification';
import { firebaseResetPassword, forgotPassword, resetPassword, verifyToken } from '@/contract/auth/password';
import { backEnd } from '@tests/support/back-end';

/** Every answer listed in wire-format §3, received over the network and read by the storefront. */
const { ask, answers } = backEnd({ token: 't', module_id: 3, at: { lat: 20, lng: 60.5 } });

/** The input does not matter here. */
const nothing = {};
const family = {
  ...{ token: 'a-token', is_phone_verified: 1, is_email_verified: 1, is_personal_info: 1, is_exist_user: null },
  ...{ login_type: 'manual', email: 'noor@mail.example' },
};
const signedIn = {
  ...{ token: 'a-token', is_phone_verified: true, is_email_verified: true, is_personal_info: true },
  ...{ is_exist_user: null, login_type: 'manual', email: 'noor@mail.example' },
};
const noor = { id: 7, name: 'Noor', image: 'noor.png' };
const info = { id: 7, f_name: 'Noor', l_name: 'Alsari', phone: '+15550100001', email: 'noor@mail.example' };

type Listed = [line: string, endpoint: Endpoint, body: unknown, read: unknown];

const listed: Listed[] = [
  ['3.1 manual', login, family, signedIn],
  ['3.1 manual without a name', login, { ...family, token: null, is_personal_info: 0 }, { is_personal_info: false }],
  [
    '3.1 a code is on its way',
    login,
    { token: null, is_phone_verified: 0, is_email_verified: 1, is_personal_info: 1, is_exist_user: null },
    { token: null, is_phone_verified: false, is_personal_info: true, is_exist_user: null },
  ],
  ['3.1 social, whose account is it', login, { ...family, token: null, is_exist_user: noor }, { is_exist_user: noor }],
  ['3.1 social, nobody yet', login, { ...family, token: null, is_personal_info: '0' }, { is_personal_info: false }],
  ['3.2 the code was right', verifyPhone, { ...family, login_type: 'otp' }, { ...signedIn, login_type: 'otp' }],
  ['3.2 a new account', verifyPhone, { ...family, token: null, is_personal_info: 0 }, { is_personal_info: false }],
  ['3.2 somebody else’s phone', verifyPhone, { ...family, token: null, is_exist_user: noor }, { is_exist_user: noor }],
  [
    '3.2 verified before, only a message',
    verifyPhone,
    { message: 'Already verified' },
    { token: null, message: 'Already verified', is_phone_verified: true, is_email_verified: true },
  ],
  ['3.3 as 3.2', firebaseVerify, family, signedIn],
  ['3.4 nothing to verify', signUp, family, signedIn],
  ['3.4 the phone first', signUp, { ...family, token: null, is_phone_verified: 0 }, { is_phone_verified: false }],
  [
    '3.4 the phone first, by Firebase, with a token',
    signUp,
    { ...family, is_phone_verified: 0 },
    { token: 'a-token', is_phone_verified: false },
  ],
  ['3.4 the email first', signUp, { ...family, token: null, is_email_verified: 0 }, { is_email_verified: false }],
  ['3.5 completed', updateInfo, family, signedIn],
  ['3.6 the older sign-in', socialLogin, { token: 'a-token', is_phone_verified: 1, res: {} }, { token: 'a-token' }],
  [
    '3.6 the older sign-in, unknown',
    socialLogin,
    { token: null, is_phone_verified: 0 },
    { token: null, is_phone_verified: false, is_personal_info: true },
  ],
  [
    '3.6 with the phone to verify',
    socialLogin,
    { token: null, is_phone_verified: 0, phone: '+15550100001' },
    { phone: '+15550100001', is_phone_verified: false },
  ],
  ['3.6 a registered phone', socialRegister, { token: 'a-token', is_phone_verified: 1 }, { token: 'a-token' }],
  ...[forgotPassword, verifyToken, resetPassword, firebaseResetPassword].map((call): Listed => [
    '3.7',
    call,
    { message: 'Done' },
    { message: 'Done' },
  ]),
  ['3.8', savePushToken, { message: 'Saved' }, { message: 'Saved' }],
  ['3.10', removeAccount, [], []],
  [
    '3.11 of 3.1',
    getCustomer,
    { ...info, is_phone_verified: 1, is_email_verified: '1', module_ids: '[1]', userinfo: null, wallet_balance: '5' },
    { ...info, is_phone_verified: true, is_email_verified: true, wallet_balance: 5 },
  ],
  [
    '3.11 of 4.0',
    getCustomer,
    { ...info, is_phone_verified: 0, is_email_verified: 0, selected_modules_for_interest: [1], loyalty_point: 12 },
    { is_phone_verified: false, is_email_verified: false, selected_modules_for_interest: [1], loyalty_point: 12 },
  ],
  ['3.12 saved', updateProfile, { message: 'Saved' }, { otp_send: false, verification_on: null, message: 'Saved' }],
  ...(['firebase', 'SMS', 'email'] as const).map((verification_medium): Listed => {
    const verification_on = verification_medium === 'email' ? 'email' : 'phone';
    const challenge = { otp_send: true, verification_on, verification_medium, message: 'Sent' };
    return [`3.12 a code by ${verification_medium}`, updateProfile, challenge, challenge];
  }),
  ['3.13 interests', updateInterest, { message: 'Saved' }, { message: 'Saved' }],
  ['3.13 suggestions', listSuggestionsForMe, [{ id: 5, name: 'Soup', price: 4 }], [{ id: 5, name: 'Soup', price: 4 }]],
  ['3.13 suggestions, empty', listSuggestionsForMe, {}, []],
  ['3.13 zone', updateZone, [], []],
  [
    '3.13 and 9.2 notifications',
    listNotifications,
    [{ id: 1, data: { title: 'Paid', description: 'Thanks', order_id: 7, type: 'order_status' }, user_id: 7 }],
    [{ id: 1, title: 'Paid' }],
  ],
];

describe('[AUTH-25] [HDR-15] an answer of wire-format', () => {
  it.each(listed.map((row) => [row[0], row[1].path, row] as const))('§%s, %s, is read', async (_line, _path, it_) => {
    const [, endpoint, body, read] = it_;
    answers(endpoint, body, 200);
    const got = await ask(endpoint, nothing);
    if (Array.isArray(read) && read.length === 0) expect(got).toEqual([]);
    else expect(got).toMatchObject(read as object);
  });
});

const list = (code: string) => ({ errors: [{ code, message: 'In words' }] });
type Refused = [line: string, endpoint: Endpoint, status: number, body: unknown, code: string];

const refused: Refused[] = [
  ['3.1 wrong credentials', login, 401, list('auth-001'), 'auth-001'],
  ['3.1 blocked', login, 403, list('auth-003'), 'auth-003'],
  ['3.1 a code too soon', login, 405, list('otp'), 'otp'],
  ['3.1 a wrong code', login, 404, { message: 'In words' }, ''],
  ['3.1 the provider', login, 403, { error: 'wrong credential.', message: 'In words' }, 'wrong credential.'],
  ['3.1 validation', login, 403, list('password'), 'password'],
  ['3.2 a wrong code', verifyPhone, 404, { message: 'In words' }, ''],
  ['3.2 five wrong codes', verifyPhone, 405, list('otp_temp_blocked'), 'otp_temp_blocked'],
  ['3.2 blocked', verifyPhone, 405, list('otp_block_time'), 'otp_block_time'],
  ['3.3 the provider', firebaseVerify, 403, list('403'), '403'],
  ['3.4 validation', signUp, 403, list('email'), 'email'],
  ['3.4 no referrals', signUp, 403, list('ref_code'), 'ref_code'],
  ['3.4 an unknown referral', signUp, 405, list('ref_code'), 'ref_code'],
  ['3.4 no code could be sent', signUp, 405, list('otp'), 'otp'],
  ['3.4 a referral used again, in a 203', signUp, 203, list('phone'), 'phone'],
  ['3.5 unknown', updateInfo, 404, { message: 'In words' }, ''],
  ['3.5 named before', updateInfo, 403, { message: 'In words' }, ''],
  ['3.5 a referral used again, in a 203', updateInfo, 203, list('phone'), 'phone'],
  ['3.6 registered before, by Apple', socialRegister, 403, list('auth-004'), 'auth-004'],
  ['3.6 the email is taken', socialRegister, 403, list('email'), 'email'],
  ['3.7 unknown', forgotPassword, 404, list('not-found'), 'not-found'],
  ['3.7 too soon', forgotPassword, 405, list('otp'), 'otp'],
  ['3.7 not sent', forgotPassword, 403, list('otp'), 'otp'],
  ['3.7 in a 200', forgotPassword, 200, list('not-found'), 'not-found'],
  ['3.7 a wrong code', verifyToken, 400, list('invalid'), 'invalid'],
  ['3.7 blocked', verifyToken, 405, list('otp_block_time'), 'otp_block_time'],
  ['3.7 no longer good', resetPassword, 400, list('invalid'), 'invalid'],
  ['3.7 two passwords', resetPassword, 401, list('mismatch'), 'mismatch'],
  ['3.7 the provider', firebaseResetPassword, 403, list('403'), '403'],
  ['3.7 unknown, by the provider', firebaseResetPassword, 404, { message: 'In words' }, ''],
  ['3.9 no such call', logout, 404, { message: 'In words' }, ''],
  ['3.10 open orders, in a 203', removeAccount, 203, list('on-going'), 'on-going'],
  ['3.11 no language, in a 200', getCustomer, 200, list('current_language_key'), 'current_language_key'],
  ['3.12 not sent', updateProfile, 403, { otp_send: false, verification_on: 'phone', message: 'In words' }, ''],
  ['3.12 a wrong code', updateProfile, 403, { verification_on: 'email', message: 'In words' }, ''],
];

describe('[HDR-11] [HDR-12] [HDR-14] [PWD-19] a refusal of wire-format', () => {
  it.each(refused.map((row) => [row[0], row[1].path, row] as const))(
    '§%s, %s, is read as an error',
    async (_line, _path, it_) => {
      const [, endpoint, status, body, code] = it_;
      answers(endpoint, body, status);
      await expect(ask(endpoint, nothing)).rejects.toMatchObject({ status, errors: [{ code, message: 'In words' }] });
    },
  );
});
