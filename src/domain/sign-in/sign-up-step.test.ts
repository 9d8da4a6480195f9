import { describe, expect, it } from 'vitest';
import { afterSignUp, signUpStep } from './sign-up-step';

describe('signUpStep', () => {
  it.each([
    ['[SIGNUP-20] is done when both are verified', 1, 1, 'done'],
    ['[SIGNUP-23] verifies the phone', 0, 1, 'verify_phone'],
    ['[SIGNUP-23] verifies the email', 1, '0', 'verify_email'],
    ['[SIGNUP-23] verifies the phone first', 0, 0, 'verify_phone'],
  ])('%s', (_rule, is_phone_verified, is_email_verified, step) =>
    expect(signUpStep({ is_phone_verified, is_email_verified })).toBe(step),
  );
});

describe('afterSignUp', () => {
  it.each([
    ['[SIGNUP-21] is /interest with a zone', { has_zone: true, module_type: 'food' }, '/interest'],
    ['[SIGNUP-22] is /home in parcel', { has_zone: true, module_type: 'parcel' }, '/home'],
    ['[SIGNUP-22] is /home without a zone', { has_zone: false, module_type: 'food' }, '/home'],
  ])('%s', (_rule, here, href) => expect(afterSignUp(here)).toBe(href));
});
