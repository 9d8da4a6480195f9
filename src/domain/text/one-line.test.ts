import { expect, it } from 'vitest';
import { oneLine } from './one-line';

it.each([
  ['Soup of the day', 20, 'Soup of the day'],
  ['  Soup\r\nBcc: all@mail.example\t', 60, 'Soup Bcc: all@mail.example'],
  ['Soup\u0000\u2028of\u001b the day', 20, 'Soup of the day'],
  ['شوربة اليوم', 11, 'شوربة اليوم'],
  ['Soup of the day', 6, 'Soup …'],
  ['🍲🍲🍲', 2, '🍲…'],
  ['', 5, ''],
])('[beyond §2.8] a name stands on one line of a mail: %j within %d characters', (text, most, shown) => {
  expect(oneLine(text, most)).toBe(shown);
});
