import { mediaUrl, type View } from '../view';

const PICTURE = /^[^:]+\.(webp|png|jpe?g)$/;

/**
 * Localizes a value of the settings at any depth: a text in both languages becomes the text in the caller's language,
 * and a picture `x` gets its URL as `x_full_url` beside it.
 */
function localizeValue(value: unknown, view: Pick<View, 'language' | 'origin'>): unknown {
  if (Array.isArray(value)) return value.map((element) => localizeValue(element, view));
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value && 'ar' in value) return value[view.language] ?? value.en;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      const isPicture = typeof member === 'string' && PICTURE.test(member);
      return [[key, localizeValue(member, view)], ...(isPicture ? [[`${key}_full_url`, mediaUrl(member, view)]] : [])];
    }),
  );
}

/** Localizes an object; empty for anything else. */
export function localizeSettings(value: unknown, view: Pick<View, 'language' | 'origin'>): Record<string, unknown> {
  const read = localizeValue(value, view);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
}
