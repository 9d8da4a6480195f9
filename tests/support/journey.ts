/** Steps of one visit: what an answer tells is kept by a name, and `$name` stands for it in later steps. */
export type Memory = Record<string, unknown>;

/** The value with what has been kept in the place of each `$name`; a name alone keeps its type. */
export function filled(value: unknown, memory: Memory): unknown {
  if (typeof value === 'string') return filledText(value, memory);
  if (Array.isArray(value)) return value.map((it) => filled(it, memory));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [String(filled(key, memory)), filled(it, memory)]),
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

/** The value at `orders.0.id`; the whole at an empty path, undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  const parts = path.split('.').filter(Boolean);
  return parts.reduce<unknown>((it, part) => (it as Record<string, unknown> | null | undefined)?.[part], value);
}

/** Keeps what the answer tells under the names; answers the paths at which it tells nothing. */
export function keep(memory: Memory, answer: unknown, names: Record<string, string> = {}): string[] {
  const told = Object.entries(names).map(([name, path]) => [name, path, valueAt(answer, path)] as const);
  for (const [name, , value] of told) if (value !== undefined) memory[name] = value;
  return told.flatMap(([, path, value]) => (value === undefined ? [path] : []));
}
