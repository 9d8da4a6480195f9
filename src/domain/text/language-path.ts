/**
 * Where a page stands in a language: English at its plain path, Arabic below `/ar`.
 * Spec: LANG-03 to LANG-05.
 */
import type { Language } from './language';

export function languagePath(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
