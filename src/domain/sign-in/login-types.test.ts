import { describe, expect, it } from 'vitest';
import { isSignInOffered, loginType, signInView, socialMedia, shownMedia, type LoginType } from './login-types';

const on = (otp: number, manual: number, social: number) => ({
  otp_login_status: otp,
  manual_login_status: manual,
  social_login_status: social,
});

describe('loginType', () => {
  it.each<[LoginType, ReturnType<typeof on>]>([
    ['all', on(1, 1, 1)],
    ['otp_manual', on(1, 1, 0)],
    ['otp_social', on(1, 0, 1)],
    ['manual_social', on(0, 1, 1)],
    ['otp', on(1, 0, 0)],
    ['manual', on(0, 1, 0)],
    ['social', on(0, 0, 1)],
    ['none', on(0, 0, 0)],
  ])('[AUTH-08] is %s', (type, statuses) => expect(loginType(statuses)).toBe(type));
  it('[AUTH-08] is none without a configuration', () => expect(loginType(null)).toBe('none'));
});

describe('signInView', () => {
  it.each<[rule: string, type: LoginType, view: ReturnType<typeof signInView>]>([
    [
      '[AUTH-09] OTP only is the phone form',
      'otp',
      { form: 'otp', has_otp_link: false, has_social: false, has_sign_up: false },
    ],
    [
      '[AUTH-10] manual only has the sign-up link',
      'manual',
      { form: 'manual', has_otp_link: false, has_social: false, has_sign_up: true },
    ],
    [
      '[AUTH-11] social only has the buttons',
      'social',
      { form: null, has_otp_link: false, has_social: true, has_sign_up: false },
    ],
    [
      '[AUTH-13] the phone form leads to social',
      'otp_social',
      { form: 'otp', has_otp_link: false, has_social: true, has_sign_up: false },
    ],
    [
      '[AUTH-13] the manual form leads to social',
      'manual_social',
      { form: 'manual', has_otp_link: false, has_social: true, has_sign_up: true },
    ],
    [
      '[AUTH-14] the manual form links to OTP',
      'otp_manual',
      { form: 'manual', has_otp_link: true, has_social: false, has_sign_up: true },
    ],
    [
      '[AUTH-14] all has everything',
      'all',
      { form: 'manual', has_otp_link: true, has_social: true, has_sign_up: true },
    ],
    ['[AUTH-08] none has nothing', 'none', { form: null, has_otp_link: false, has_social: false, has_sign_up: false }],
  ])('%s', (_rule, type, view) => expect(signInView(type)).toEqual(view));
});

describe('socialMedia', () => {
  it('[CONFIG-04] are the providers that are on', () =>
    expect(socialMedia({ social_login_status: 1, google_login_status: 1, apple_login_status: '1' })).toEqual([
      'google',
      'apple',
    ]));
  it('[CONFIG-04] are in their order, Facebook among them', () =>
    expect(
      socialMedia({ social_login_status: 1, google_login_status: 1, facebook_login_status: 1, apple_login_status: 1 }),
    ).toEqual(['google', 'facebook', 'apple']));
  it('[CONFIG-04] are none without a configuration', () => expect(socialMedia(null)).toEqual([]));
  it('[AUTH-07] are none while social sign-in is off', () =>
    expect(socialMedia({ social_login_status: 0, google_login_status: 1 })).toEqual([]));
});

describe('shownMedia', () => {
  const config = {
    centralize_login: {
      social_login_status: 1,
      google_login_status: 1,
      facebook_login_status: 1,
      apple_login_status: 1,
    },
    social_login: [{ login_medium: 'google', status: true }],
    apple_login: [{ status: 1, client_id: 'shop' }],
  };
  it.each([
    ['are all that are on', {}, ['google', 'facebook', 'apple']],
    [
      'leave out what its own list switches off',
      { social_login: [{ login_medium: 'google', status: 0 }] },
      ['facebook', 'apple'],
    ],
    ['leave out Apple without a client id', { apple_login: [{ status: 1, client_id: '' }] }, ['google', 'facebook']],
    [
      'leave out Apple while its entry is off',
      { apple_login: [{ status: 0, client_id: 'shop' }] },
      ['google', 'facebook'],
    ],
    [
      'are none while social sign-in is off',
      { centralize_login: { social_login_status: 0, google_login_status: 1 } },
      [],
    ],
  ])('[CONFIG-03] [CONFIG-04] [AUTH-42] %s', (_rule, change, media) =>
    expect(shownMedia({ ...config, ...change })).toEqual(media),
  );
});

describe('isSignInOffered', () => {
  const social = { social_login_status: 1, google_login_status: 1 };
  const none = { social_login: [], apple_login: [] };
  it.each([
    ['[AUTH-08] a form is a way in', { manual_login_status: 1 }, true],
    ['[AUTH-08] a provider is one', social, true],
    ['[AUTH-11] social only without a provider is none', { social_login_status: 1 }, false],
    ['[AUTH-08] a form is one without a provider, too', { otp_login_status: 1, social_login_status: 1 }, true],
    ['[AUTH-08] nothing is none', {}, false],
  ])('%s', (_rule, centralize_login, isOffered) =>
    expect(isSignInOffered({ ...none, centralize_login })).toBe(isOffered),
  );
});
