/**
 * Whether what was found is called as it was searched for, or only comes close: by a slip of the typing, a tag, a brand.
 * Spec: beyond the specification.
 */
import { searchWords } from './search-words';

/**
 * True when no name has all words that were typed, each as the beginning of one of its own. What is typed in the other
 * script may be the name in the other language, which is not known here.
 */
export function isOnlyClose(all: readonly string[], typed: string): boolean {
  const wanted = searchWords(typed);
  const names = all.filter((name) => isArabic(name) === isArabic(typed));
  const isCalled = (name: string) => {
    const own = searchWords(name);
    return wanted.every((word) => own.some((it) => it.startsWith(word)));
  };
  return names.length > 0 && !names.some(isCalled);
}

const isArabic = (text: string) => /[\u0600-\u06ff]/.test(text);
