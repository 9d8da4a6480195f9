/** Bytes of an object, a list or a number without its content. */
const BESIDE = 32;
/** Bytes of a drizzle condition, which refers to table objects that all conditions share. */
const OTHER = 2_000;

/** Estimates the memory of a value, rather too high: parts that are shared with other values are counted every time. */
export function roughBytes(value: unknown): number {
  if (typeof value === 'string') return BESIDE + 2 * value.length;
  if (typeof value !== 'object' || value === null) return BESIDE / 2;
  if (value instanceof Date) return BESIDE;
  if (Array.isArray(value)) return value.reduce<number>((sum, element) => sum + roughBytes(element), BESIDE);
  if (Object.getPrototypeOf(value) !== Object.prototype) return OTHER;
  return Object.entries(value).reduce((sum, [name, member]) => sum + 2 * name.length + roughBytes(member), BESIDE);
}
