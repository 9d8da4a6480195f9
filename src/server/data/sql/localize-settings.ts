import { mediaUrl, type View } from '../view';

type Eye = Pick<View, 'language' | 'origin'>;

const PICTURE = /^[^:]+\.(webp|png|jpe?g)$/;

/**
 * A value of the settings as the wire tells it, however deep: texts that stand in both languages become the
 * caller's, and a picture `x` is joined by its address `x_full_url`.
 */
function told(value: unknown, view: Eye): unknown {
  if (Array.isArray(value)) return value.map((it) => told(it, view));
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value && 'ar' in value) return value[view.language] ?? value.en;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, it]) => {
      const isPicture = typeof it === 'string' && PICTURE.test(it);
      return [[key, told(it, view)], ...(isPicture ? [[`${key}_full_url`, mediaUrl(it, view)]] : [])];
    }),
  );
}

/** The same of an object; empty when it is none. */
export function toldRecord(value: unknown, view: Eye): Record<string, unknown> {
  const read = told(value, view);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
}
