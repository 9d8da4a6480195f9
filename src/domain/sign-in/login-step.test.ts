import { describe, expect, it } from 'vitest';
import { asksForPhone, loginStep, missingSignInContact, socialStep, type LoginAnswer } from './login-step';

const answer: LoginAnswer = {
  token: null,
  is_personal_info: 1,
  is_exist_user: null,
  is_phone_verified: 1,
  is_email_verified: 1,
};
const sara = { id: 1, name: 'Sara', image: null };

describe('loginStep', () => {
  it.each<[rule: string, step: string, change: Partial<LoginAnswer>]>([
    ['[AUTH-26] asks for the name when is_personal_info is 0', 'user_info', { is_personal_info: 0 }],
    ['[AUTH-26] asks for the name before all else', 'user_info', { is_personal_info: '0', is_exist_user: sara }],
    ['[AUTH-27] asks whether it is your account', 'is_exist_user', { is_exist_user: sara }],
    ['[AUTH-27] takes {} for nobody', 'done', { is_exist_user: {}, token: 't' }],
    ['[AUTH-29] verifies the phone where needed', 'verify_phone', { is_phone_verified: 0 }],
    ['[AUTH-29] verifies the email where needed', 'verify_email', { is_email_verified: 0 }],
    ['[AUTH-30] is done with a token', 'done', { token: 't' }],
    [
      '[AUTH-25] is done with a token where a back end says no more',
      'done',
      { token: 't', is_personal_info: undefined },
    ],
  ])('%s', (_rule, step, change) => expect(loginStep({ ...answer, ...change })).toBe(step));
});

describe('socialStep', () => {
  it.each<[rule: string, step: string, change: Partial<LoginAnswer>]>([
    ['[AUTH-35] is done with a token', 'done', { token: 't' }],
    ['[AUTH-36] asks for the phone without a token', 'phone_modal', {}],
    ['[AUTH-36] asks for the phone whose proof is missing', 'phone_modal', { is_phone_verified: 0 }],
    ['[AUTH-29] verifies the email where only that is missing', 'verify_email', { is_email_verified: 0 }],
    ['[AUTH-37] asks for the name when is_personal_info is 0', 'user_info', { is_personal_info: 0 }],
    ['[AUTH-38] asks whether it is your account otherwise', 'is_exist_user', { is_exist_user: sara }],
  ])('%s', (_rule, step, change) => expect(socialStep({ ...answer, ...change })).toBe(step));

  it("[AUTH-39] an error with code 'email' opens the phone request", () => expect(asksForPhone('email')).toBe(true));
  it('[AUTH-40] other errors do not', () => expect(asksForPhone('auth-003')).toBe(false));
});

describe('missingContact', () => {
  it.each([
    ['the email after a phone', { phone: '+15550101234', email: null }, ['email']],
    ['the phone after an email', { phone: null, email: 'noor@mail.example' }, ['phone']],
    ['nothing when both are known', { phone: '+15550101234', email: 'noor@mail.example' }, []],
    ['both when nothing is known', { phone: '', email: null }, ['phone', 'email']],
  ])('[AUTH-46] is %s', (_what, contact, missing) => expect(missingSignInContact(contact)).toEqual(missing));
});
