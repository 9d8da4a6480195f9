type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
};

/**
 * A value of a schema that tells as much as it can: every field is there, no number or text stands twice, and of a choice
 * the part that tells most is taken. The same each time.
 */
export function sampleOf(schema: Schema, components: Record<string, Schema>): unknown {
  let n = 0;

  function sample(it: Schema, name: string, depth: number): unknown {
    if (it.$ref) return depth > DEPTH ? {} : sample(components[it.$ref.split('/').at(-1) ?? ''] ?? {}, name, depth + 1);
    if ('const' in it) return it.const;
    // The first is often what readers take for nothing.
    if (it.enum) return it.enum.findLast((one) => one !== null);
    if (it.anyOf) return sample(it.anyOf.toSorted((one, other) => size(other) - size(one))[0] ?? {}, name, depth);
    const type = [it.type ?? 'string'].flat().find((one) => one !== 'null');
    n += 1;
    if (type === 'object') return fields(it, depth);
    if (type === 'array') {
      if (depth > DEPTH) return [];
      return Array.from({ length: it.minItems ?? 1 }, () => sample(it.items ?? {}, name, depth + 1));
    }
    if (type === 'boolean') return true;
    if (type === 'number' || type === 'integer') return n;
    return it.format === 'date-time' ? new Date(n * 86_400_000).toISOString() : textOf(name);
  }

  function fields({ properties = {} }: Schema, depth: number): unknown {
    return Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, sample(it, name, depth)]));
  }

  /** Ids and places travel as texts, too. */
  function textOf(name: string): string {
    return /^(lat|lng|latitude|longitude|id)$/.test(name) ? String(n) : `${name} ${n}`;
  }

  return sample(schema, '', 0);
}

const DEPTH = 4;

const size = (schema: Schema) => JSON.stringify(schema).length;
