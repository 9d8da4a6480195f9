import { expect, it } from 'vitest';
import { referralProblem } from './referral-code';

const ON = { customer_wallet_status: 1, ref_earning_status: 1 };

it.each([
  ['no code is none', '', ON, null, null],
  ['a code of somebody counts', 'NOURA', ON, { id: 1 }, null],
  ['a code of nobody does not', 'NOBODY', ON, null, 'ref_code_unknown'],
  ['none counts while earning is off', 'NOURA', { ...ON, ref_earning_status: 0 }, { id: 1 }, 'ref_code_off'],
  ['none counts without wallets', 'NOURA', { ...ON, customer_wallet_status: 0 }, { id: 1 }, 'ref_code_off'],
])('[SIGNUP-05] %s', (_rule, code, programme, owner, problem) =>
  expect(referralProblem(code, programme, owner)).toBe(problem),
);
