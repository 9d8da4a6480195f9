import type { View } from './wire';

/** A value of the settings in one language: texts that stand in both become the caller's, however deep they are. */
export function localised(value: unknown, view: Pick<View, 'language'>): unknown {
  if (Array.isArray(value)) return value.map((it) => localised(it, view));
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value && 'ar' in value) return value[view.language] ?? value.en;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, localised(it, view)]));
}

/** The same as an object; empty when it is none. */
export function localisedRecord(value: unknown, view: Pick<View, 'language'>): Record<string, unknown> {
  const read = localised(value, view);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
}
