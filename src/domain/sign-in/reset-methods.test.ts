import { describe, expect, it } from 'vitest';
import { resetMethods, type ResetConfig, type ResetMethod } from './reset-methods';

describe('resetMethods', () => {
  it.each<[rule: string, methods: ResetMethod[], change: ResetConfig]>([
    ['[PWD-05] has email with is_mail_active', ['email'], { is_mail_active: true }],
    ['[PWD-05] has phone with is_sms_active', ['phone'], { is_sms_active: true }],
    ['[PWD-05] has phone with firebase_otp_verification', ['phone'], { firebase_otp_verification: 1 }],
    ['[PWD-05] has both', ['phone', 'email'], { is_mail_active: true, is_sms_active: true }],
    ['[PWD-05] has none when nothing is active', [], {}],
    [
      '[PWD-05] has none without manual sign-in',
      [],
      { is_mail_active: true, centralize_login: { manual_login_status: 0 } },
    ],
  ])('%s', (_rule, methods, change) =>
    expect(resetMethods({ centralize_login: { manual_login_status: 1 }, ...change })).toEqual(methods),
  );
});
