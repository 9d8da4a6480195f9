import { describe, expect, it } from 'vitest';
import { isOwnPassword } from './own-password';

const OWNER = { name: 'Lina al-Haddad', email: 'Lina.H@shop.example', phone: '+15550100300' };

describe('a password made of its owner’s data', () => {
  it.each([
    ['the name', 'Lina al-Haddad', true],
    ['the name in one word', 'linaalhaddad', true],
    ['the name turned around', 'al-haddad lina', true],
    ['a part of the name', 'AL-HADDAD', true],
    ['the email', 'lina.h@shop.example', true],
    ['what stands before its sign', 'lina.h', true],
    ['the phone', '+15550100300', true],
    ['the phone without its dial code', '555 010 0300', true],
    ['its end', '100300', true],
    ['a sentence with the name', 'lina likes lanterns', false],
    ['the name, spaced wider', 'lina   al-haddad', true],
    ['too few digits to be a number', '00300', false],
    ['digits with letters around them', 'x100300x', false],
    ['letters before the phone', 'tel 15550100300', false],
    ['letters behind the phone', '15550100300 tel', false],
    ['another number', '15550100301', false],
    ['any other', 'new-lantern-42', false],
    ['nothing', '', false],
  ])('%s', (_what, password, isOwn) => expect(isOwnPassword(password, OWNER)).toBe(isOwn));

  it('is not found for an account without data', () => {
    expect(isOwnPassword('15550100300', {})).toBe(false);
  });
  it('is found when the name has additional spaces', () =>
    expect(isOwnPassword('haddad', { name: 'Lina  Haddad' })).toBe(true));
  it('compares letters as their language does', () => expect(isOwnPassword('STRASSE', { name: 'Straße' })).toBe(false));
  it('is not found for an account without contacts', () =>
    expect(isOwnPassword('', { name: '', email: null })).toBe(false));
});
