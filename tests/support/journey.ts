/** Steps of one visit: values of responses are stored by name, and `$name` inserts them in later steps. */
export type Memory = Record<string, unknown>;

/** Replaces each `$name` by its stored value; a lone name keeps the value's type. */
export function filled(value: unknown, memory: Memory): unknown {
  if (typeof value === 'string') return filledText(value, memory);
  if (Array.isArray(value)) return value.map((entry) => filled(entry, memory));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [String(filled(key, memory)), filled(inner, memory)]),
  );
}

function filledText(text: string, memory: Memory): unknown {
  const [, alone] = /^\$(\w+)$/.exec(text) ?? [];
  if (alone !== undefined) return known(alone, memory);
  return text.replace(/\$(\w+)/g, (_, name: string) => String(known(name, memory)));
}

function known(name: string, memory: Memory): unknown {
  if (!(name in memory)) throw new Error(`No step has kept $${name}`);
  return memory[name];
}

/** The value at `orders.0.id`; the whole value for an empty path, undefined if it does not exist. */
export function valueAt(value: unknown, path: string): unknown {
  const parts = path.split('.').filter(Boolean);
  return parts.reduce<unknown>((found, part) => (found as Record<string, unknown> | null | undefined)?.[part], value);
}

/** Stores values of a response by name; returns the paths that do not exist. */
export function keep(memory: Memory, answer: unknown, names: Record<string, string> = {}): string[] {
  const told = Object.entries(names).map(([name, path]) => [name, path, valueAt(answer, path)] as const);
  for (const [name, , value] of told) if (value !== undefined) memory[name] = value;
  return told.flatMap(([, path, value]) => (value === undefined ? [path] : []));
}
