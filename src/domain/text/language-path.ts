/**
 * The path of a page in a language: English without prefix, Arabic below `/ar`.
 * Spec: LANG-03 to LANG-05.
 */
import type { Language } from './language';

export function languagePath(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
