import type { Context } from 'hono';

export type Fields = Record<string, unknown>;

/**
 * The fields of a call as PHP reads them, query before body. Of a repeated name the last value wins; only `name[]` makes
 * a list.
 */
export async function readFields(context: Context): Promise<Fields> {
  const { searchParams } = new URL(context.req.url);
  return { ...fieldsOf(searchParams.entries()), ...(await bodyOf(context)) };
}

async function bodyOf({ req }: Context): Promise<Fields> {
  const type = req.header('content-type') ?? '';
  if (req.method === 'GET' || type === '') return {};
  if (!type.includes('json')) return fieldsOf((await req.formData()).entries());
  const sent: unknown = await req.json();
  return typeof sent === 'object' && sent !== null ? { ...sent } : {};
}

function fieldsOf(entries: Iterable<[string, unknown]>): Fields {
  const fields: Fields = {};
  for (const [name, value] of entries) {
    if (!name.endsWith('[]')) fields[name] = value;
    else fields[name.slice(0, -2)] = [...listOf(fields[name.slice(0, -2)]), value];
  }
  return fields;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The files of a field: one file is no list, and its controller reads it as one picture. */
export function filesOf(value: unknown): File[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => one instanceof File);
}

/** PHP takes these as nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0 || value === '0' || value === false;

export const numberOf = (value: unknown): number => Number(value ?? 0);

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A value that came as JSON text; anything else than JSON ends in an exception, as there. */
export const decode = (value: unknown): unknown => JSON.parse(textOf(value));
