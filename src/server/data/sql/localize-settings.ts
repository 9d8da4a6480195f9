import { mediaUrl, type View } from '../view';

type Eye = Pick<View, 'language' | 'origin'>;

const PICTURE = /^[^:]+\.(webp|png|jpe?g)$/;

/**
 * Localizes a value of the settings, however deep: a text in both languages becomes the text in the language of the
 * caller, and a picture `x` gets its address beside it as `x_full_url`.
 */
function localizeValue(value: unknown, view: Eye): unknown {
  if (Array.isArray(value)) return value.map((it) => localizeValue(it, view));
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value && 'ar' in value) return value[view.language] ?? value.en;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, it]) => {
      const isPicture = typeof it === 'string' && PICTURE.test(it);
      return [[key, localizeValue(it, view)], ...(isPicture ? [[`${key}_full_url`, mediaUrl(it, view)]] : [])];
    }),
  );
}

/** Localizes an object; empty for anything else. */
export function localizeSettings(value: unknown, view: Eye): Record<string, unknown> {
  const read = localizeValue(value, view);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
}
