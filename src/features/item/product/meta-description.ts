import { readMore } from '@/domain/catalogue/read-more';

/** Characters of a description that search engines show, and under how many they rather write their own. */
const LONG = 155;
const SHORT = 50;

/** What search engines show of an item: the beginning of its text, and what its page holds where that says little. */
export function metaDescription(text: string, page: string): string {
  const about = text.length < SHORT ? `${text} ${page}`.trim() : text;
  return readMore(about, LONG).text;
}
