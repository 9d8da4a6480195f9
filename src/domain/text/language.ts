/**
 * The supported languages and their direction.
 * Spec: accounts §9.
 */
export const languages = ['en', 'ar'] as const;

export type Language = (typeof languages)[number];

export function isLanguage(code: string): code is Language {
  return languages.some((language) => language === code);
}

/** The language of a router's locale, or of any code; English for one that is none. */
export function toLanguage(code: string | undefined): Language {
  return code && isLanguage(code) ? code : 'en';
}

/** Accepts a code with or without a region, e.g. `ar` or `ar-EG`. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(code.toLowerCase().split(/[-_]/)[0] ?? '') ? 'rtl' : 'ltr';
}

const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl']);

/**
 * The language for reading a name or an address aloud, when it differs from the page's: a text in Latin letters only is
 * not Arabic.
 * Spec: WCAG 2.2, 3.1.2.
 */
export function languageOfName(text: string): 'en' | undefined {
  return /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text) ? 'en' : undefined;
}
