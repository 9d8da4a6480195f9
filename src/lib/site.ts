import type { Language } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';

/**
 * The shop's own public address, without a slash at its end. The server tells it with each page, so that the
 * browser keeps what search engines were told.
 */
let site = '';

export function setSiteUrl(url: string): void {
  site = url;
}

/** Of a file or an answer, which has no language; what is absolute already stays. */
export function absoluteUrl(path: string): string {
  return /^https?:/.test(path) ? path : `${site}${path}`;
}

/** Of a page in a language; `path` is its public path without the language. */
export function pageAddress(path: string, language: Language): string {
  return `${site}${languagePath(path, language)}`;
}

/** The same in the language of the page that names it. */
export type AddressOf = (path: string) => string;
