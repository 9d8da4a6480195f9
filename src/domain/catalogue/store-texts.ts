/**
 * The name and the address of a new store in the form that registrations send.
 * Spec: wire-format §9.3 (`translations`: the first entry is the name, the second the address).
 */
import type { Language } from '../text/language';

export type Translation = { locale: string; key: string; value: string };
type Texts = Record<Language, string>;

/** A missing language gets the text of the first one; null when the name or the address is missing. */
export function storeTexts(entries: readonly Translation[]): { name: Texts; address: Texts } | null {
  const [first, second] = entries;
  if (first?.key !== 'name' || second?.key !== 'address') return null;
  const name = findTexts(entries, 'name');
  const address = findTexts(entries, 'address');
  return name && address ? { name, address } : null;
}

function findTexts(entries: readonly Translation[], key: string): Texts | null {
  const given = entries.filter((entry) => entry.key === key && entry.value !== '');
  const [first] = given;
  if (!first) return null;
  const valueIn = (language: Language) => given.find(({ locale }) => locale === language)?.value ?? first.value;
  return { en: valueIn('en'), ar: valueIn('ar') };
}
