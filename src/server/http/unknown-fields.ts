import type { Schema } from 'yup';
import { describeSchema, type SchemaDescription } from '@/contract/core/schema-description';
import type { Caller } from './caller';
import { fieldProblem, refuseFields } from './errors';

/**
 * Refuses fields that the schema does not know, for a client that asks for it (`X-Checks: fields`), as this storefront
 * does, so that no field is dropped silently. Active in development and tests, or with REFUSE_UNKNOWN_FIELDS. Other
 * clients may send what they like (wire-format §1). Throws a ValidationError that names each field.
 */
export function refuseUnknownFields(
  schema: Schema,
  sent: unknown,
  { checks_fields }: Pick<Caller, 'checks_fields'>,
): void {
  if (!checks_fields || !isStrict()) return;
  refuseFields(unknownIn(describeSchema(schema), sent, '').map((path) => fieldProblem(path, 'unknown')));
}

function isStrict(): boolean {
  return process.env.NODE_ENV !== 'production' || process.env.REFUSE_UNKNOWN_FIELDS === 'true';
}

function unknownIn({ fields, innerType }: SchemaDescription, value: unknown, path: string): string[] {
  if (Array.isArray(value))
    return innerType ? value.flatMap((element, n) => unknownIn(innerType, element, `${path}[${n}]`)) : [];
  if (!fields || typeof value !== 'object' || value === null) return [];
  // Some schemas collect all further fields in one field.
  if (Object.values(fields).some(({ meta }) => meta?.isOwn)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name;
    const field = fields[name];
    return field ? unknownIn(field, inner, at) : [at];
  });
}
