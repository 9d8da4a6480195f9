import type { Schema } from 'yup';

type Test = { name?: string; params?: { min?: unknown; max?: unknown; more?: unknown; regex?: RegExp } };

/** What yup tells of a schema. */
export type SchemaDescription = {
  type: string;
  optional?: boolean;
  nullable?: boolean;
  oneOf?: unknown[];
  default?: unknown;
  /** Our own notes: its JSON schema, that clients never send it, and that a text may say that there is nothing. */
  meta?: { json?: Record<string, unknown>; isOwn?: boolean; readsNone?: boolean };
  tests?: Test[];
  fields?: Record<string, SchemaDescription>;
  innerType?: SchemaDescription;
};

export function describeSchema(schema: Schema): SchemaDescription {
  // One type for all that yup has for objects, lists and values, none of which knows our notes.
  return schema.describe() as SchemaDescription;
}

/** The fields of an input; a list of the whole input has none. */
export const describeFields = (schema: Schema): Record<string, SchemaDescription> =>
  describeSchema(schema).fields ?? {};
