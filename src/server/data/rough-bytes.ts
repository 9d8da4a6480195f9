/** Bytes of an object, a list or a number besides what is in it. */
const BESIDE = 32;
/** Bytes of a condition of drizzle, which refers to tables that all conditions share. */
const OTHER = 2_000;

/**
 * Estimates how much memory a value takes, rather too much. Parts that are shared with other values are counted each
 * time.
 */
export function roughBytes(value: unknown): number {
  if (typeof value === 'string') return BESIDE + 2 * value.length;
  if (typeof value !== 'object' || value === null) return BESIDE / 2;
  if (value instanceof Date) return BESIDE;
  if (Array.isArray(value)) return value.reduce<number>((sum, it) => sum + roughBytes(it), BESIDE);
  if (Object.getPrototypeOf(value) !== Object.prototype) return OTHER;
  return Object.entries(value).reduce((sum, [name, it]) => sum + 2 * name.length + roughBytes(it), BESIDE);
}
