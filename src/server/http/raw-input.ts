import type { Context } from 'hono';
import type { SchemaDescription } from '@/contract/core/schema-description';
import { kept, listIn } from '@/contract/core/sent-json';
import { limits } from '@/domain/limits';
import { ApiError } from './api';
import { malformedBody } from './errors';

/** Of a field what decides how it is read before it is validated. */
type Kind = Pick<SchemaDescription, 'type' | 'nullable' | 'optional' | 'oneOf' | 'tests' | 'meta'>;
export type FieldKinds = Readonly<Record<string, Kind>>;

/**
 * Path, query and body as one flat object; the path wins, so that no body can name another row. What clients of the family
 * write where they have nothing to say is left out, and a list in a JSON text is a list.
 */
export function rawInput(c: Context, body: Record<string, unknown>, kinds: FieldKinds): unknown {
  const sent = { ...readQuery(c, kinds), ...body, ...c.req.param() };
  const given = Object.entries(sent).filter(([name, value]) => !isNothing(value, kinds[name], !(name in body)));
  try {
    return kept(
      Object.fromEntries(given.map(([name, value]) => [name, kinds[name]?.type === 'array' ? listIn(value) : value])),
    );
  } catch {
    throw malformedBody();
  }
}

/** Words that clients of the family write where they have nothing to say. */
const NOTHING: readonly unknown[] = ['', 'null', 'undefined'];

/**
 * Null stands for nothing where it is no value of the field, a word of `NOTHING` where it cannot be one; in a query such a word
 * stands for nothing in each text that may be left out.
 */
function isNothing(value: unknown, kind: Kind | undefined, isInQuery: boolean): boolean {
  if (!kind || kind.meta?.readsNone) return false;
  if (value === null) return !kind.nullable;
  if (!NOTHING.includes(value)) return false;
  if (kind.type !== 'string' || isChoiceWithout(kind, value)) return true;
  return value !== '' && (isFormatted(kind) || (isInQuery && kind.optional === true));
}

function isChoiceWithout({ oneOf = [] }: Kind, value: unknown): boolean {
  return oneOf.length > 0 && !oneOf.includes(value);
}

/** The tests by which `contract/core/fields.ts` knows the form of a text. */
const FORMATS = ['day', 'moment', 'email', 'phone'];

function isFormatted({ tests = [] }: Kind): boolean {
  return tests.some(({ name = '' }) => FORMATS.includes(name));
}

function readQuery(c: Context, kinds: FieldKinds): Record<string, unknown> {
  // What follows a second question mark is part of it.
  const [, ...parts] = c.req.url.split('?');
  const query = parts.join('?');
  const isTooMuch = query.length > limits.query_chars_max || query.split('&').length > limits.query_parameters_max;
  if (isTooMuch) throw new ApiError('payload_too_large');
  return listsFrom(c.req.queries(), kinds);
}

/** `ids[]=1&ids[]=2` and `ids=1&ids=2` make a list, anything else is one text. */
function listsFrom(queries: Record<string, string[]>, kinds: FieldKinds): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(queries).map(([key, values]) => {
      const name = key.replace(/\[\]$/, '');
      const isList = kinds[name]?.type === 'array' && (values.length > 1 || key.endsWith('[]'));
      return [name, isList ? values : values[0]];
    }),
  );
}
