import type { Schema } from 'yup';
import { limits } from '@/domain/limits';
import { describeSchema, type SchemaDescription } from './schema-description';

/** The part of an input that is too large, and its message key. */
export type SizeProblem = { path: string; message: 'validation.too_long' | 'validation.not_type' };

/** The maximum list lengths of a schema, computed once per call. */
export type ListLengths = { max?: number; fields?: Record<string, ListLengths>; element?: ListLengths };

export function readListLengths(schema: Schema): ListLengths {
  return lengthsIn(describeSchema(schema));
}

function lengthsIn({ fields, innerType, tests = [] }: SchemaDescription): ListLengths {
  const max = innerType && tests.find(({ name }) => name === 'max')?.params?.max;
  return {
    ...(typeof max === 'number' && { max }),
    ...(innerType && { element: lengthsIn(innerType) }),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, lengthsIn(field)])),
    }),
  };
}

/**
 * Checks whether an input is too large to validate field by field: its depth, its number of values, the length of a
 * text, or a list longer than its schema allows. Null when it is small enough. The check takes at most `values` steps.
 */
export function sizeProblem(
  sent: unknown,
  lengths: ListLengths = {},
  values: number = limits.input_values_max,
): SizeProblem | null {
  let left = values;

  function problemIn(value: unknown, path: string, depth: number, known: ListLengths): SizeProblem | null {
    left -= 1;
    if (left < 0) return { path: 'body', message: 'validation.too_long' };
    if (typeof value === 'string') {
      return value.length > limits.input_text_max ? { path, message: 'validation.too_long' } : null;
    }
    if (typeof value !== 'object' || value === null || value instanceof Blob) return null;
    if (depth > limits.input_depth_max) return { path: 'body', message: 'validation.not_type' };
    return Array.isArray(value) ? problemInList(value, path, depth, known) : problemInFields(value, path, depth, known);
  }

  function problemInList(list: unknown[], path: string, depth: number, known: ListLengths): SizeProblem | null {
    if (list.length > (known.max ?? values)) return { path, message: 'validation.too_long' };
    for (const [n, one] of list.entries()) {
      const problem = problemIn(one, `${path}[${n}]`, depth + 1, known.element ?? {});
      if (problem) return problem;
    }
    return null;
  }

  function problemInFields(value: object, path: string, depth: number, known: ListLengths): SizeProblem | null {
    for (const name in value) {
      // Iterates without copying, so that it stops as soon as the limit is reached.
      const one = (value as Record<string, unknown>)[name];
      const isKnown = Object.hasOwn(known.fields ?? {}, name);
      const place = isKnown ? (path ? `${path}.${name}` : name) : path || 'body';
      const problem = problemIn(one, place, depth + 1, (isKnown && known.fields?.[name]) || {});
      if (problem) return problem;
    }
    return null;
  }

  return problemIn(sent, '', 0, lengths);
}
