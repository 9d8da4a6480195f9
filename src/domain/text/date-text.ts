/**
 * Dates in words, in the customer's language and with Latin digits.
 * Spec: LANG-01.
 */

/**
 * Caches one formatter per language: creating one takes longer than drawing a card, and lists need the same one often.
 */
export function oncePerLanguage(
  make: (language: string) => Intl.DateTimeFormat,
): (language: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

/**
 * Writes dates such as `2026-11-30` in a shape, with Latin digits in both languages. A text that is no date stays as it
 * is.
 */
export function dateWriter(shape: Intl.DateTimeFormatOptions): (date: string, language: string) => string {
  const format = oncePerLanguage(
    (language) => new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...shape, timeZone: 'UTC' }),
  );
  return (date, language) => {
    const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
    return Number.isNaN(day.getTime()) ? date : format(language).format(day);
  };
}

/** "30 November". */
export const dateText = dateWriter({ day: 'numeric', month: 'long' });
