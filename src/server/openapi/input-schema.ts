import type { SchemaDescription } from '@/contract/core/schema-description';

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = { [keyword: string]: unknown };

/**
 * The JSON Schema of a field of an input. Conditions that depend on other fields are left out: only the server checks
 * them. `meta({ json })` describes what yup has no word for, such as a file; a field with `meta({ isOwn })` is set by
 * the server and left out.
 */
export function inputSchema(field: SchemaDescription): JsonSchema {
  return field.nullable ? orNull(withoutNull(field)) : withoutNull(field);
}

function withoutNull(field: SchemaDescription): JsonSchema {
  const own = field.meta?.json;
  if (own) return own;
  const values = (field.oneOf ?? []).filter((value) => value !== undefined && value !== null);
  return { ...kinds[field.type]?.(field), ...(values.length > 0 && { enum: values }) };
}

/** A schema that accepts anything stays as it is. */
function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return Object.keys(schema).length > 0 ? { anyOf: [schema, NULL] } : schema;
  const { enum: values, ...rest } = schema;
  return { ...rest, type: [schema.type, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) };
}

const NULL = { type: 'null' };

const kinds: Record<string, (field: SchemaDescription) => JsonSchema> = {
  string: (field) => ({ type: 'string', ...toLimits(field, 'minLength', 'maxLength'), ...toFormat(field) }),
  number: (field) => ({ type: isWhole(field) ? 'integer' : 'number', ...toLimits(field, 'minimum', 'maximum') }),
  boolean: () => ({ type: 'boolean' }),
  array: (field) => ({
    type: 'array',
    items: field.innerType ? inputSchema(field.innerType) : {},
    ...toLimits(field, 'minItems', 'maxItems'),
  }),
  object: ({ fields = {} }) => objectSchema(fields),
};

/** An object of these fields. */
export function objectSchema(fields: Record<string, SchemaDescription>): JsonSchema {
  const required = Object.entries(fields).flatMap(([name, { optional }]) => (optional ? [] : [name]));
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inputSchema(field)]));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

function toLimits({ tests = [] }: SchemaDescription, least: string, most: string): JsonSchema {
  const [min, max] = (['min', 'max'] as const).map((name) => tests.find((test) => test.name === name)?.params?.[name]);
  return { ...(typeof min === 'number' && { [least]: min }), ...(typeof max === 'number' && { [most]: max }) };
}

function toFormat({ tests = [] }: SchemaDescription): JsonSchema {
  const regex = tests.find(({ name }) => name === 'matches')?.params?.regex;
  const known = tests.find(({ name = '' }) => name in FORMATS)?.name;
  // Not every regex engine supports Unicode classes.
  return { ...(regex && !regex.unicode && { pattern: regex.source }), ...(known && FORMATS[known]) };
}

/** By the name of the test, `contract/core/fields.ts`. */
const FORMATS: Record<string, JsonSchema> = {
  email: { format: 'email' },
  day: { description: 'YYYY-MM-DD' },
  moment: { description: "YYYY-MM-DD HH:mm:ss in the market's time zone" },
};

function isWhole({ tests = [] }: SchemaDescription): boolean {
  return tests.some(({ name }) => name === 'integer');
}
