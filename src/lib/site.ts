import { createContext, use, useMemo } from 'react';
import type { Language } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';

/**
 * The shop's public origin, without a trailing slash. The server sends it with each page, so that the browser uses the
 * same URLs that search engines saw.
 */
export const SiteAddress = createContext('');

/** Absolute URLs: call it with a page's public path, for the current language. */
export type AddressOf = {
  (path: string): string;
  /** The same page in another language. */
  in: (language: Language, path: string) => string;
  /** URL of a file or an answer, which has no language; absolute URLs are unchanged. */
  file: (path: string) => string;
};

export function makeAddresses(site: string, language: Language): AddressOf {
  const page = (other: Language, path: string) => site + languagePath(path, other);
  return Object.assign((path: string) => page(language, path), {
    in: page,
    file: (path: string) => (/^https?:/.test(path) ? path : site + path),
  });
}

export function useAddresses(language: Language): AddressOf {
  const site = use(SiteAddress);
  return useMemo(() => makeAddresses(site, language), [site, language]);
}
