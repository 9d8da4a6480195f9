import { describe, expect, it } from 'vitest';
import { describeFields } from '@/contract/core/schema-description';
import { areas } from '@/server/routes';
import { listCalls, type Call } from '@/server/openapi/calls';
import { queryOf, usualInput } from '@tests/support/hostile-input';
import { openShop } from '@tests/support/rooms/shop-room';

const { api } = openShop();

const RIGHT = ['2026-03-10', '2026-03-10 12:00:00'];
const WRONG = [
  '0000-01-01',
  '0000-01-01 00:00:00',
  '0001-01-01T00:00',
  '9999-12-31',
  '9999-12-31 23:59:59',
  '2026-02-30',
  '2026-02-30 10:00:00',
  '2026-03-10 24:00',
  '2026-03-10 23:60:00',
  '2026-13-01 10:00',
];

/** Fields that must be found. */
const FOUND = ['tin_expire_date', 'schedule_at', 'date_time', 'pickup_time', 'date'];

/** Every field of every call that accepts a day or a time. */
const fields = listCalls(areas).flatMap((call) => {
  const all = describeFields(call.schema);
  const takes = (name: string, value: string) => !problemAt(call.schema, name, value);
  return Object.keys(all)
    .filter((name) => all[name]?.type === 'string' && RIGHT.some((right) => takes(name, right)))
    .filter((name) => !takes(name, 'x') && ['+15550100300', 'AB-1234'].every((other) => !takes(name, other)))
    .map((name) => [`${call.endpoint.method} ${call.endpoint.path} ${name}`, call, name] as const);
});

function problemAt(schema: Call['schema'], name: string, value: string): boolean {
  try {
    schema.validateSync({ [name]: value }, { abortEarly: false });
    return false;
  } catch (error) {
    const { inner } = error as { inner: { path?: string }[] };
    return inner.some(({ path }) => path === name);
  }
}

describe('[HDR-14] dates of the calls', () => {
  it('are found', () => expect(fields.map(([name]) => name.split(' ').at(-1))).toEqual(expect.arrayContaining(FOUND)));

  it.each(fields)('%s accepts only real dates', async (_name, call, field) => {
    const answered = [];
    for (const value of WRONG) {
      const input = { ...usualInput(call, {}), [field]: value };
      const hasBody = call.endpoint.method !== 'get' && call.endpoint.method !== 'delete';
      const path = call.endpoint.path.replace(/:\w+/g, '1');
      const answer = await api.request(`/api/v1${path}${hasBody ? '' : `?${queryOf(input)}`}`, {
        method: call.endpoint.method.toUpperCase(),
        headers: { 'content-type': 'application/json', zoneid: '[1]', moduleId: '1' },
        ...(hasBody && { body: JSON.stringify(input) }),
      });
      const { errors = [] } = (await answer.json()) as { errors?: { code: string }[] };
      answered.push([value, answer.status, errors.some(({ code }) => code === field)]);
    }
    expect(answered).toEqual(WRONG.map((value) => [value, 403, true]));
  });
});
