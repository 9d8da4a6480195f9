/**
 * The words of a search as they are compared: without capitals, accents, Arabic vowel signs and tatweel, with one form
 * of alef, yeh, waw and teh marbuta, and without the Arabic article and what is written in one with it.
 * Spec: beyond the specification. The SQL function `search_fold` is the same rule for what is stored.
 */
export function searchWords(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map(withoutArticle))].slice(0, MOST);
}

/** More words than that narrow no search. */
const MOST = 8;

const SAME: Record<string, string> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا' };

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640'’]/g, '')
    .toLowerCase()
    .replace(/[ةىیکٱ]/g, (letter) => SAME[letter] ?? letter);
}

/** "with the", "and the", "for the" as well; a balloon begins with none of them. */
const ARTICLE = /^(?:ال(?=..)|(?:بال(?!ون)|وال|لل)(?=...))/u;

function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '');
}
