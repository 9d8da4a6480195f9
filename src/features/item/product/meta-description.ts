import { readMore } from '@/domain/catalogue/read-more';

/** How many characters search engines show, and below how many they write their own description. */
const LONG = 155;
const SHORT = 50;

/**
 * The meta description of an item, a store or a campaign: the start of its text, completed by the page's content where
 * that is short.
 */
export function metaDescription(text: string, page: string): string {
  return readMore(text.length < SHORT ? `${ended(text)}${page}` : text, LONG).text;
}

function ended(text: string): string {
  if (text === '') return '';
  return /[.!?؟…]$/.test(text) ? `${text} ` : `${text}. `;
}
