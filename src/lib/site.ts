import { createContext, use, useMemo } from 'react';
import type { Language } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';

/**
 * The shop's own public address, without a slash at its end. The server tells it with each page, so that the
 * browser keeps what search engines were told.
 */
export const SiteAddress = createContext('');

/** Whole addresses: called with a page's public path, in one language. */
export type AddressOf = {
  (path: string): string;
  /** The same page in another language. */
  in: (language: Language, path: string) => string;
  /** Of a file or an answer, which has no language; what is absolute already stays. */
  file: (path: string) => string;
};

export function addressesOf(site: string, language: Language): AddressOf {
  const page = (other: Language, path: string) => site + languagePath(path, other);
  return Object.assign((path: string) => page(language, path), {
    in: page,
    file: (path: string) => (/^https?:/.test(path) ? path : site + path),
  });
}

export function useAddresses(language: Language): AddressOf {
  const site = use(SiteAddress);
  return useMemo(() => addressesOf(site, language), [site, language]);
}
