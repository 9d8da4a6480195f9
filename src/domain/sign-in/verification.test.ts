import { expect, it } from 'vitest';
import { pendingVerification } from './verification';

const both = { phone_verification_status: 1, email_verification_status: 1 };
const phone = { phone_verification_status: 1 };
const email = { email_verification_status: 1 };
const fresh = { phone: '+15550100', email: 'a@b.example', is_phone_verified: false, is_email_verified: false };

it.each([
  ['nothing while both are off', {}, fresh, null],
  ['the phone first', both, fresh, 'phone'],
  ['the email only while the phone needs none', email, fresh, 'email'],
  ['no email after the phone', both, { ...fresh, is_phone_verified: true }, null],
  ['no phone twice', phone, { ...fresh, is_phone_verified: true }, null],
  ['no email twice', email, { ...fresh, is_email_verified: true }, null],
  ['no phone that an account does not have', phone, { ...fresh, phone: null }, null],
])('[SIGNUP-23] %s', (_rule, wanted, account, pending) => expect(pendingVerification(wanted, account)).toBe(pending));
