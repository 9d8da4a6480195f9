import { expect, it } from 'vitest';
import { dateText, dateWriter } from './date-text';

it.each([
  ['2026-11-30', 'en', 'November 30'],
  ['2026-11-30 23:59:59', 'en', 'November 30'],
  ['2026-11-30', 'ar', '30 نوفمبر'],
  ['soon', 'en', 'soon'],
  ['', 'ar', ''],
])('[LANG-01] writes the date %s in %s as %s', (date, language, text) => {
  expect(dateText(date, language)).toBe(text);
});

it('[LANG-01] writes a date in another shape', () => {
  expect(dateWriter({ weekday: 'short', day: 'numeric', month: 'short' })('2026-11-30', 'en')).toBe('Mon, Nov 30');
});
