import { describe, expect, it } from 'vitest';
import { isPrivateFile, privateUntil } from './private-file';

it.each([
  ['uploads/prescription/a.webp', true],
  ['uploads/chat/a.webp', true],
  ['uploads/refund/a.webp', true],
  ['uploads/identity/a.pdf', true],
  ['uploads/proof/a.webp', true],
  ['Uploads/Chat/a.webp', true],
  ['uploads/profile/a.webp', false],
  ['uploads/review/a.webp', false],
  ['uploads/registration/logo.webp', false],
  ['item/chat/a.webp', false],
  ['chat/a.webp', false],
])('%s is private: %s', (name, isPrivate) => expect(isPrivateFile(name)).toBe(isPrivate));

describe('an address of a private file', () => {
  it.each([
    ['10:00:00', '10:15:00'],
    ['10:00:01', '10:20:00'],
    ['10:04:59', '10:20:00'],
    ['10:05:01', '10:25:00'],
  ])('of %s holds until %s', (from, until) => {
    expect(privateUntil(new Date(`2026-03-10T${from}Z`))).toEqual(new Date(`2026-03-10T${until}Z`));
  });
});
