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
 * A sample value of a schema with as much content as possible: every field is present, no number or text repeats, and
 * of a union the largest member is used. Deterministic.
 */
export function makeSample(schema: Schema, components: Record<string, Schema>): unknown {
  let n = 0;

  function sample(schema: Schema, name: string, depth: number): unknown {
    if (schema.$ref)
      return depth > DEPTH ? {} : sample(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, depth + 1);
    if ('const' in schema) return schema.const;
    // The last value: the first one is often what readers use for a missing value.
    if (schema.enum) return schema.enum.findLast((one) => one !== null);
    if (schema.anyOf)
      return sample(schema.anyOf.toSorted((one, other) => size(other) - size(one))[0] ?? {}, name, depth);
    const type = [schema.type ?? 'string'].flat().find((one) => one !== 'null');
    n += 1;
    if (type === 'object') return fields(schema, depth);
    if (type === 'array') {
      if (depth > DEPTH) return [];
      return Array.from({ length: schema.minItems ?? 1 }, () => sample(schema.items ?? {}, name, depth + 1));
    }
    if (type === 'boolean') return true;
    if (type === 'number' || type === 'integer') return n;
    return schema.format === 'date-time' ? new Date(n * 86_400_000).toISOString() : textOf(name);
  }

  function fields({ properties = {} }: Schema, depth: number): unknown {
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, sample(property, name, depth)]),
    );
  }

  /** Ids and coordinates are sent as strings too. */
  function textOf(name: string): string {
    return /^(lat|lng|latitude|longitude|id)$/.test(name) ? String(n) : `${name} ${n}`;
  }

  return sample(schema, '', 0);
}

const DEPTH = 4;

const size = (schema: Schema) => JSON.stringify(schema).length;
