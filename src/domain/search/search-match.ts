/**
 * Whether the results match the search by name or are only similar: by a typing error, a tag or a brand.
 * Spec: beyond the specification.
 */
import { searchWords } from './search-words';

/**
 * True when no name contains all typed words, each as the beginning of one of its own words. A search in the other
 * script may match the name in the other language, which is not available here.
 */
export function isOnlyClose(all: readonly string[], typed: string): boolean {
  const wanted = searchWords(typed);
  const names = all.filter((name) => isArabic(name) === isArabic(typed));
  const isCalled = (name: string) => {
    const own = searchWords(name);
    return wanted.every((word) => own.some((ownWord) => ownWord.startsWith(word)));
  };
  return names.length > 0 && !names.some(isCalled);
}

const isArabic = (text: string) => /[\u0600-\u06ff]/.test(text);
