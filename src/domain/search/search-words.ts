/**
 * Normalizes the words of a search: without case, accents, Arabic vowel signs and tatweel, with one form of alef, yeh,
 * waw and teh marbuta, and without the Arabic article and its attached particles.
 * Spec: beyond the specification. The SQL function `search_fold` applies the same rule to stored texts.
 */
export function searchWords(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map(withoutArticle))].slice(0, MOST);
}

/** Further words are ignored. */
const MOST = 8;

const SAME: Record<string, string> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا' };

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640'’]/g, '')
    .toLowerCase()
    .replace(/[ةىیکٱ]/g, (letter) => SAME[letter] ?? letter);
}

/** Also "with the", "and the", "for the". The word for balloon (بالون) only looks as if it began with one. */
const ARTICLE = /^(?:ال(?=..)|(?:بال(?!ون)|وال|لل)(?=...))/u;

function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '');
}
