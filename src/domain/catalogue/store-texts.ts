/**
 * The name and the address of a new store, as registrations send them.
 * Spec: wire-format §9.3 (`translations`: the first entry is the name, the second the address).
 */
import type { Language } from '../text/language';

export type Translation = { locale: string; key: string; value: string };
type Texts = Record<Language, string>;

/** A language left out says what the first one says; null when the name or the address is missing. */
export function storeTexts(entries: readonly Translation[]): { name: Texts; address: Texts } | null {
  const [first, second] = entries;
  if (first?.key !== 'name' || second?.key !== 'address') return null;
  const name = textsOf(entries, 'name');
  const address = textsOf(entries, 'address');
  return name && address ? { name, address } : null;
}

function textsOf(entries: readonly Translation[], key: string): Texts | null {
  const given = entries.filter((it) => it.key === key && it.value !== '');
  const [first] = given;
  if (!first) return null;
  const valueIn = (language: Language) => given.find(({ locale }) => locale === language)?.value ?? first.value;
  return { en: valueIn('en'), ar: valueIn('ar') };
}
