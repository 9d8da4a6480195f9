import { afterEach, describe, expect, it, vi } from 'vitest';
import { array, mixed, number, object, string, ValidationError } from 'yup';
import { refuseUnknownFields } from './unknown-fields';

const schema = object({
  name: string(),
  place: object({ lat: number() }),
  lines: array(object({ id: number() })),
});
const gathering = object({ order_id: number(), answers: mixed().meta({ isOwn: true }) });
const all = { name: 'x', place: { lat: 1 }, lines: [{ id: 1 }] };

function problems(sent: unknown, checks_fields = true, of: typeof schema | typeof gathering = schema): string[] {
  try {
    refuseUnknownFields(of, sent, { checks_fields });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path }) => path ?? '');
  }
}

describe('a field that no schema knows', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each<[string, unknown, string[]]>([
    ['nothing', all, []],
    ['a field', { ...all, note: 'x', wish: null }, ['note', 'wish']],
    ['a field within', { ...all, place: { lat: 1, lng: 2 } }, ['place.lng']],
    ['a field of a line', { ...all, lines: [{ id: 1 }, { id: 2, price: 3 }] }, ['lines[1].price']],
    ['no object', 'text', []],
  ])('is reported: %s', (_what, sent, told) => expect(problems(sent)).toEqual(told));

  it('is ignored for clients that do not ask for the check', () => expect(problems({ note: 'x' }, false)).toEqual([]));

  it('is accepted where a call collects all further fields', () =>
    expect(problems({ order_id: 1, sent_from: 'x' }, true, gathering)).toEqual([]));

  it('is ignored in production, unless a setting says otherwise', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(problems({ note: 'x' })).toEqual([]);
    vi.stubEnv('REFUSE_UNKNOWN_FIELDS', 'true');
    expect(problems({ note: 'x' })).toEqual(['note']);
  });
});
