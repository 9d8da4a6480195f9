import { describe, expect, it } from 'vitest';
import { directionOf, isLanguage, languages } from './language';

describe('directionOf', () => {
  it.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'])(
    '[LANG-04] is right-to-left for %s',
    (code) => expect(directionOf(code)).toBe('rtl'),
  );
  it.each(['en', 'fr', 'arn', ''])('[LANG-04] is left-to-right for "%s"', (code) =>
    expect(directionOf(code)).toBe('ltr'),
  );
  it('[LANG-04] reads the language of a region', () => expect(directionOf('ar-EG')).toBe('rtl'));
});

describe('languages', () => {
  it('[LANG-01] are English and Arabic', () => expect(languages).toEqual(['en', 'ar']));
  it('[LANG-01] has no others', () => expect(['en', 'ar', 'de'].map(isLanguage)).toEqual([true, true, false]));
});
