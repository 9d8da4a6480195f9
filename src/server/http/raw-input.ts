import type { Context } from 'hono';
import type { SchemaDescription } from '@/contract/core/schema-description';
import { kept } from '@/contract/core/sent-json';
import { limits } from '@/domain/limits';
import { ApiError } from './api';
import { malformedBody } from './errors';

/** Of a field what decides how it is read before it is validated. */
type Kind = Pick<SchemaDescription, 'type' | 'nullable' | 'meta'>;
export type FieldKinds = Readonly<Record<string, Kind>>;

/**
 * Path, query and body as one flat object; the path wins, so that no body can name another row. What clients of the family
 * write where they have nothing to say is left out.
 */
export function rawInput(c: Context, body: Record<string, unknown>, kinds: FieldKinds): unknown {
  const sent = { ...readQuery(c, kinds), ...body, ...c.req.param() };
  const given = Object.entries(sent).filter(([name, value]) => !isNothing(value, kinds[name]));
  try {
    return kept(Object.fromEntries(given));
  } catch {
    throw malformedBody();
  }
}

/**
 * Values that stand for nothing in a field that is no text: in a query these texts. In a body, null stands for nothing
 * in every field.
 */
const NOTHING: readonly unknown[] = ['', 'null', 'undefined'];

function isNothing(value: unknown, kind: Kind | undefined): boolean {
  if (!kind || kind.meta?.readsNone) return false;
  return (value === null && !kind.nullable) || (kind.type !== 'string' && NOTHING.includes(value));
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
