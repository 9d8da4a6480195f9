/**
 * Normalizes the words of a search: without case, accents, Arabic vowel signs and tatweel, with one form of alef, yeh,
 * waw and teh marbuta, with the digits 0 to 9 for the Arabic and Persian ones, and without the Arabic article and its
 * attached particles.
 * Spec: beyond the specification. The SQL function `search_fold` applies the same rule to stored texts.
 */
export function searchWords(text: string): string[] {
  return [...new Set(foldedWords(text).map(withoutArticle))].slice(0, MOST);
}

/**
 * All words of a text in which typed words are looked for: each with its article, whose first letters are typed before
 * the word can be told from them, and without it.
 */
export function searchedText(text: string): string {
  return foldedWords(text)
    .flatMap((word) => [word, withoutArticle(word)])
    .join(' ');
}

function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Further words are ignored. */
const MOST = 8;

const SAME: Record<string, string> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا' };

function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640'’]/g, '')
      .toLowerCase()
      .replace(/[ةىیکٱ]/g, (letter) => SAME[letter] ?? letter)
      // The last four bits of both rows of digits are their value.
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
  );
}

/** Also "with the", "and the", "for the". The word for balloon (بالون) only looks as if it began with one. */
const ARTICLE = /^(?:ال(?=..)|(?:بال(?!ون)|وال|لل)(?=...))/u;

function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '');
}
