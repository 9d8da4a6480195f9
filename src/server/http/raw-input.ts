import type { Context } from 'hono';
import type { SchemaDescription } from '@/contract/core/schema-description';
import { cleanInput, listIn } from '@/contract/core/sent-json';
import { limits } from '@/domain/limits';
import { ApiError } from './api';
import { malformedBody } from './errors';

/** The parts of a field's description that decide how it is read before validation. */
type Kind = Pick<SchemaDescription, 'type' | 'nullable' | 'optional' | 'oneOf' | 'tests' | 'meta'>;
export type FieldKinds = Readonly<Record<string, Kind>>;

/**
 * Path, query and body as one flat object; the path wins, so that no body can name another row. Values that mean "not
 * given" are left out, and a list in a JSON string becomes a list.
 */
export function rawInput(c: Context, body: Record<string, unknown>, kinds: FieldKinds): unknown {
  const sent = { ...readQuery(c, kinds), ...body, ...c.req.param() };
  const given = Object.entries(sent).filter(([name, value]) => !isNothing(value, kinds[name], !(name in body)));
  try {
    return cleanInput(
      Object.fromEntries(given.map(([name, value]) => [name, kinds[name]?.type === 'array' ? listIn(value) : value])),
    );
  } catch {
    throw malformedBody();
  }
}

/** What other clients of this format send instead of leaving a field out. */
const NOT_GIVEN: readonly unknown[] = ['', 'null', 'undefined'];

/**
 * Whether a value means "not given": null when the field is not nullable; a word of `NOT_GIVEN` when it cannot be a value
 * of the field, and in a query also for every optional text.
 */
function isNothing(value: unknown, kind: Kind | undefined, isInQuery: boolean): boolean {
  if (!kind || kind.meta?.readsNone) return false;
  if (value === null) return !kind.nullable;
  if (!NOT_GIVEN.includes(value)) return false;
  if (kind.type !== 'string' || isChoiceWithout(kind, value)) return true;
  return value !== '' && (isFormatted(kind) || (isInQuery && kind.optional === true));
}

function isChoiceWithout({ oneOf = [] }: Kind, value: unknown): boolean {
  return oneOf.length > 0 && !oneOf.includes(value);
}

/** The tests in `contract/core/fields.ts` that check the format of a text. */
const FORMATS = ['day', 'moment', 'email', 'phone'];

function isFormatted({ tests = [] }: Kind): boolean {
  return tests.some(({ name = '' }) => FORMATS.includes(name));
}

function readQuery(c: Context, kinds: FieldKinds): Record<string, unknown> {
  // A second question mark belongs to the query.
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
