import type { Schema } from 'yup';

type Test = { name?: string; params?: { min?: unknown; max?: unknown; more?: unknown; regex?: RegExp } };

/** The description that yup gives of a schema. */
export type SchemaDescription = {
  type: string;
  optional?: boolean;
  nullable?: boolean;
  oneOf?: unknown[];
  default?: unknown;
  /** Our own metadata: the JSON schema, that clients never send the field, and that an empty text means none. */
  meta?: { json?: Record<string, unknown>; isOwn?: boolean; readsNone?: boolean };
  tests?: Test[];
  fields?: Record<string, SchemaDescription>;
  innerType?: SchemaDescription;
};

export function describeSchema(schema: Schema): SchemaDescription {
  // One type for the descriptions of objects, lists and values. Yup's types do not include our metadata.
  return schema.describe() as SchemaDescription;
}

/** The fields of an input; none when the input itself is a list. */
export const describeFields = (schema: Schema): Record<string, SchemaDescription> =>
  describeSchema(schema).fields ?? {};
