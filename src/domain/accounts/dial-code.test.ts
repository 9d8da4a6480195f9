import { describe, expect, it } from 'vitest';
import { countriesWithPhones, dialCodeOf } from './dial-code';

describe('dialCodeOf', () => {
  it.each([
    ['AE', '971'],
    ['US', '1'],
    ['XX', ''],
    ['', ''],
  ])('[AUTH-65] of "%s" is "%s"', (country, code) => expect(dialCodeOf(country)).toBe(code));

  it('[AUTH-65] is known of every country that may be chosen', () => {
    expect(countriesWithPhones().length).toBeGreaterThan(200);
    expect(countriesWithPhones().filter((country) => !/^\d{1,3}$/.test(dialCodeOf(country)))).toEqual([]);
  });
});
