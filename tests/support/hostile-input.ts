import { describeFields } from '@/contract/core/schema-description';
import type { Call } from '@/server/openapi/calls';

/** Values that no field of any call expects. */
const HOSTILE: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  {},
  { $ne: 1 },
  [],
  [1, 'x', null],
  [[[]]],
  true,
  -1,
  0.5,
  1e308,
  2 ** 31,
  '99999999999999999999999',
  'NaN',
  "1'; drop table orders; --",
  '%_\\',
  'a\0b',
  '\ud800',
  '‮𝒳 ع',
  '../../etc/passwd',
  '0001-01-01 00:00:00',
  '0000-01-01',
  '2026-02-30 10:00:00',
  '1e999',
  1e-9,
  2 ** 31 - 1,
  '{"constructor":1,"__proto__":{"quantity":1}}',
  '[{"constructor":1,"__proto__":2,"quantity":1}]',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'x'.repeat(3000),
];

export type Input = Record<string, unknown>;
export type Told = { status: number; body: unknown };
type Send = (input: Input) => Promise<Told>;

/** What is wrong with a response; empty if it follows the contract. */
export function wrong(what: string, { status, body }: Told): string[] {
  if (status >= 500 || body === undefined) return [`${what}: ${status} ${JSON.stringify(body)}`];
  if (status < 203) return [];
  const { errors } = body as { errors?: unknown };
  const isTold =
    errors === 'Unauthorized' ||
    (Array.isArray(errors) && errors.length > 0 && errors.every((error) => error.code !== undefined && error.message));
  return isTold ? [] : [`${what}: ${status} ${JSON.stringify(body)}`];
}

/** What is wrong with the responses to each hostile value in each field of the input. */
export async function findProblems(call: Call, input: Input, send: Send): Promise<string[]> {
  if (call.endpoint.method === 'post') return problemsTogether(call, input, send);
  const problems = [];
  for (const field of Object.keys(input))
    for (const value of HOSTILE) problems.push(...(await problemsAlone(input, { [field]: value }, send)));
  return problems;
}

async function problemsAlone(input: Input, values: Input, send: Send): Promise<string[]> {
  return wrong(shortly(values), await send({ ...input, ...values }));
}

function shortly(values: Input): string {
  return Object.entries(values)
    .map(([field, value]) => `${field} = ${String(JSON.stringify(value)).slice(0, 40)}`)
    .join(', ');
}

/**
 * Sends values for all fields in one call, unless one of them hides the others. If the response equals that of the
 * usual input, or names each rejected field, all are covered. Otherwise the fields are split in halves and sent again.
 */
async function problemsTogether(call: Call, input: Input, send: Send): Promise<string[]> {
  const usual = codesOf(await send(input));
  const loud = new Set<string>();
  const problems: string[] = [];

  async function ask(fields: string[], valueOf: (field: string) => unknown, areTaken: boolean): Promise<void> {
    if (fields.length === 0) return;
    const values = Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
    const answer = await send({ ...input, ...values });
    const found = wrong(shortly(values), answer);
    const isUsual = codesOf(answer) === (areTaken ? usual : fields.toSorted().join(' '));
    if (found.length === 0 && isUsual) return;
    if (fields.length === 1) {
      loud.add(fields[0] ?? '');
      problems.push(...found);
      return;
    }
    const half = Math.ceil(fields.length / 2);
    await ask(fields.slice(0, half), valueOf, areTaken);
    await ask(fields.slice(half), valueOf, areTaken);
  }

  for (const areTaken of [true, false]) {
    const worth = Object.fromEntries(
      Object.keys(input).map((field) => [field, worthSending(call, input, field, areTaken)]),
    );
    for (const n of HOSTILE.keys()) {
      const fields = Object.keys(input).filter((field) => n < (worth[field]?.length ?? 0));
      const valueOf = (field: string) => worth[field]?.[n];
      for (const field of fields) if (loud.has(field)) await ask([field], valueOf, areTaken);
      await ask(
        fields.filter((field) => !loud.has(field)),
        valueOf,
        areTaken,
      );
    }
    loud.clear();
  }
  return problems;
}

/**
 * All accepted values of a field; of the rejected ones, one value and all objects, because all of them are rejected in
 * the same place.
 */
function worthSending({ schema }: Call, input: Input, field: string, areTaken: boolean): unknown[] {
  const values = HOSTILE.filter((value) => schema.isValidSync({ ...input, [field]: value }) === areTaken);
  return areTaken ? values : values.filter((value, n) => n === 0 || typeof value === 'object');
}

/** The fields or error codes in a response, without positions inside of a field. */
function codesOf({ body }: Told): string {
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (!Array.isArray(errors)) return String(errors);
  return [...new Set(errors.map(({ code }) => String(code).replace(/[.[].*/, '')))].sort().join(' ');
}

type Described = { type: string; oneOf?: unknown[] };

/** Usual values of each field of a call, including path parameters. */
export function usualInput({ schema, endpoint }: Call, usual: Input): Input {
  const fields = describeFields(schema);
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, { type: 'string' }]);
  const all: Record<string, Described> = { ...Object.fromEntries(inPath), ...fields };
  const plain: Input = { number: 1, string: 'x', boolean: false, array: [1] };
  return Object.fromEntries(
    Object.entries(all).map(([name, { type, oneOf = [] }]) => [
      name,
      name in usual ? usual[name] : (oneOf.find((one) => one !== null) ?? plain[type]),
    ]),
  );
}

export function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Lists as clients write them, objects as `name[key]=`. */
export function queryOf(input: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, textOf(one));
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) query.append(`${name}[${key}]`, textOf(one));
    else if (value !== undefined) query.append(name, textOf(value));
  }
  return String(query);
}
