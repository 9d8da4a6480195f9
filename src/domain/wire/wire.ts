/**
 * Reads flags, ids and numbers of the API: 0/1 or booleans, JSON text or lists, numbers or text.
 * Spec: wire-format §1.6.
 */

/** A field that older back ends may leave out. */
export type Maybe<T> = T | null | undefined;

/** What is sent as one or as several, as a list. */
export function asList<T>(sent: Maybe<T | T[]>): T[] {
  return Array.isArray(sent) ? sent : sent == null ? [] : [sent];
}

/** 0 or 1, '0' or '1', or a boolean. */
export type Flag = Maybe<number | string | boolean>;

/** Ids as a list, as a single id, or as JSON text such as `[1,3]` or `["1"]`. */
export type Ids = Maybe<number | string | readonly (number | string)[]>;

export function isOn(flag: Flag): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true' || flag === 'on';
}

/** Whether a flag is explicitly off. A missing flag is not. */
export function isOff(flag: Flag): boolean {
  return flag != null && !isOn(flag);
}

/** The ids in the given order, without values that are not positive integers. */
export function parseIds(ids: Ids): number[] {
  if (ids == null) return [];
  if (typeof ids === 'number') return isId(ids) ? [ids] : [];
  if (typeof ids === 'string') return (ids.match(/\d+/g) ?? []).map(Number).filter(isId);
  return ids.map(Number).filter(isId);
}

/** 0 for missing or invalid values. */
export function toNumber(value: Maybe<number | string>): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}
