/**
 * Readers for values that differ between back ends: flags are 0/1, booleans or strings, numbers may be strings, missing
 * values are null, `{}` or absent (wire-format §1.6).
 */
export type Raw = Record<string, unknown>;

export function record(value: unknown): Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
}

/** A list, also when sent as JSON text, or as an object whose keys are the numbers of its entries. */
export function list(value: unknown): unknown[] {
  const read = typeof value === 'string' && value.startsWith('[') ? unwrap(value) : value;
  if (Array.isArray(read)) return read;
  const entries = Object.entries(record(read));
  return entries.every(([key]) => Number(key) >= 0) ? entries.map(([, entry]) => entry) : [];
}

export function records(value: unknown): Raw[] {
  return list(value).map(record);
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function textOrNull(value: unknown): string | null {
  return text(value) === '' ? null : text(value);
}

export function texts(value: unknown): string[] {
  return list(value)
    .map(text)
    .filter((entry) => entry !== '');
}

/** Addresses from a list, a single value or JSON text. Bare file names are dropped. */
export function addresses(value: unknown): string[] {
  const read = unwrap(value);
  return texts(typeof read === 'object' ? read : [read]).filter((text) => /^(https?:)?\//.test(text));
}

/** A number, also when sent as text; `fallback` when it is missing. */
export function amount(value: unknown, fallback = 0): number {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback;
}

export function amountOrNull(value: unknown): number | null {
  return value == null || value === '' || !Number.isFinite(amount(value, NaN)) ? null : amount(value);
}

export function flag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true' || value === 'on';
}

/** A value that some back ends send as JSON text, e.g. `"[1,3]"`. */
export function unwrap(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // Not JSON, so the text is the value itself.
    return value;
  }
}

export function ids(value: unknown): number[] {
  return list(unwrap(value))
    .map((entry) => amount(entry, NaN))
    .filter(Number.isInteger);
}
