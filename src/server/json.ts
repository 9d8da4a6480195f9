/** Lists and objects within each other, as no call needs them. */
const DEPTH = 16;

/**
 * What a client sent as JSON text. Keys that every object has from birth (`constructor`, `__proto__`) are left out, as
 * validation would take them for its own. Throws a SyntaxError on anything that is no JSON, or is nested too deeply.
 */
export function sentJson(text: string): unknown {
  return plain(JSON.parse(text), DEPTH);
}

function plain(value: unknown, left: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (left === 0) throw new SyntaxError('nested too deeply');
  if (Array.isArray(value)) return value.map((it) => plain(it, left - 1));
  return ownFields(Object.fromEntries(Object.entries(value).map(([key, it]) => [key, plain(it, left - 1)])));
}

export function ownFields<T>(fields: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !(key in Object.prototype)));
}
