import { describe, expect, it } from 'vitest';
import { directionOf, isLanguage, languageOfName, languages, toLanguage } from './language';

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
  it('[LANG-01] are English where none is told', () =>
    expect(['ar', 'en', 'de', '', undefined].map(toLanguage)).toEqual(['ar', 'en', 'en', 'en', 'en']));
  it('[LANG-01] has no others', () => expect(['en', 'ar', 'de'].map(isLanguage)).toEqual([true, true, false]));
});

describe('languageOfName', () => {
  it.each([
    ['Ember & Bun', 'en'],
    ['Café 24', 'en'],
    ['مطعم الجمر', undefined],
    ['مطعم Ember', undefined],
    ['24/7', undefined],
    ['', undefined],
  ] as const)('[beyond §4.2] of "%s" is %s', (name, language) => expect(languageOfName(name)).toBe(language));
});
