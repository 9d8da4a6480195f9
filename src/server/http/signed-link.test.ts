import { beforeEach, expect, it, vi } from 'vitest';
import { isSigned, signedToken, type Signed } from './signed-link';

const NOW = new Date('2026-03-10T10:00:00Z');
const soon = new Date(NOW.getTime() + 60_000);
const signed: Signed = { purpose: 'pay-order', subject: [7, 'a'] };

beforeEach(() => void vi.stubEnv('SECRET', 'of the test'));

it('is valid for its purpose and subject, until it expires', () => {
  const token = signedToken(signed, soon);
  expect(encodeURIComponent(token)).toBe(token);
  expect(isSigned(signed, token, NOW)).toBe(true);
  expect(isSigned(signed, token, new Date(soon.getTime() - 1))).toBe(true);
  expect(isSigned(signed, token, soon)).toBe(false);
});

it.each([
  ['another purpose', { ...signed, purpose: 'private-file' }],
  ['another subject', { ...signed, subject: [8, 'a'] }],
  ['parts that read the same in a row', { ...signed, subject: ['7', 'a'] }],
  ['fewer parts', { ...signed, subject: [7] }],
] as [string, Signed][])('is not valid for %s', (_what, other) => {
  expect(isSigned(other, signedToken(signed, soon), NOW)).toBe(false);
});

it.each([
  ['nothing', () => undefined],
  ['an empty text', () => ''],
  ['a longer life', (token: string) => token.replace(/^[^.]+/, 'zzzzzz')],
  ['another signature', (token: string) => token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['a part of it', (token: string) => token.slice(0, -2)],
  ['more than it', (token: string) => `${token}00`],
])('is refused when it is changed to %s', (_what, written) => {
  expect(isSigned(signed, written(signedToken(signed, soon)), NOW)).toBe(false);
});

it('of another market is refused', () => {
  const token = signedToken(signed, soon);
  vi.stubEnv('SECRET', 'of somebody else');
  expect(isSigned(signed, token, NOW)).toBe(false);
});
