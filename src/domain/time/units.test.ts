import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './units';

it('minutes, hours and days are as long as those of a date', () => {
  const at = (text: string) => Date.parse(`${text}Z`);
  expect(at('2026-03-01T00:01') - at('2026-03-01T00:00')).toBe(MINUTE_MS);
  expect(at('2026-03-01T01:00') - at('2026-03-01T00:00')).toBe(HOUR_MS);
  expect(at('2026-03-01T00:00') - at('2026-02-28T00:00')).toBe(DAY_MS);
});
