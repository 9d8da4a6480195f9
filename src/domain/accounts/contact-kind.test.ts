import { describe, expect, it } from 'vitest';
import { contactKind, contactValue, isEmail, type ContactKind } from './contact-kind';

describe('contactKind', () => {
  it.each<[rule: string, value: string, kind: ContactKind]>([
    ['[AUTH-23] is email for a valid email shape', 'sara@example.com', 'email'],
    ['[AUTH-22] is phone for digits', '8801712345678', 'phone'],
    ['[beyond §2.10] is phone for the digits of an Arabic keyboard', '+٨٨٠١٧١٢٣٤٥٦٧٨', 'phone'],
    ['[AUTH-56] is phone with an optional plus', '+8801712345678', 'phone'],
    ['[AUTH-56] is phone from 2 digits on', '12', 'phone'],
    ['[AUTH-56] is phone up to 15 digits', '123456789012345', 'phone'],
    ['[AUTH-56] is invalid with 16 digits', '1234567890123456', 'invalid'],
    ['[AUTH-56] is invalid with 1 digit', '7', 'invalid'],
    ['[AUTH-56] is invalid when it begins with 0', '01712345678', 'invalid'],
    ['[AUTH-23] is invalid for anything else', 'sara', 'invalid'],
    ['[AUTH-23] is invalid for half an email', 'sara@example', 'invalid'],
    ['[AUTH-23] is invalid for nothing', '', 'invalid'],
    ['reads a phone written with spaces', '+880 1712-345678', 'phone'],
  ])('%s', (_rule, value, kind) => expect(contactKind(value)).toBe(kind));
});

describe('contactValue', () => {
  it.each([
    ['[AUTH-24] puts the missing plus before a phone', '880 1712345678', '+8801712345678'],
    ['[beyond §2.10] writes a phone in the digits of the calls', '+٨٨٠ ١٧١٢٣٤', '+880171234'],
    ['[AUTH-24] leaves a plus that is there', '+8801712345678', '+8801712345678'],
    ['[AUTH-24] leaves an email', ' sara@example.com ', 'sara@example.com'],
  ])('%s', (_rule, value, expected) => expect(contactValue(value)).toBe(expected));
});

describe('isEmail', () => {
  it.each([
    ['a.b+c@mail.example.org', true],
    ['two@@example.com', false],
    ['dots@example..com', false],
    ['space in@example.com', false],
  ])('[NEWS-02] %s: %s', (value, valid) => expect(isEmail(value)).toBe(valid));
});
