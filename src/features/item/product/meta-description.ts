import { readMore } from '@/domain/catalogue/read-more';

/** Characters of a description that search engines show, and under how many they rather write their own. */
const LONG = 155;
const SHORT = 50;

/** What search engines show of an item, a store or a campaign: the beginning of its text, and what its page holds where that says little. */
export function metaDescription(text: string, page: string): string {
  return readMore(text.length < SHORT ? `${ended(text)}${page}` : text, LONG).text;
}

function ended(text: string): string {
  if (text === '') return '';
  return /[.!?؟…]$/.test(text) ? `${text} ` : `${text}. `;
}
