import { type Schema, ValidationError } from 'yup';
import type { Fault, Path, Source } from './source';

/** Validates a file with its schema. Answers one fault for each problem, an empty list when the file is valid. */
export function check(source: Source, schema: Schema, context: Context): Fault[] {
  if (source.faults.length > 0) return source.faults;
  try {
    schema.validateSync(source.value, { strict: true, abortEarly: false, context });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.flatMap((problem) => listFaults(source, problem));
  }
}

/** `isDemo` allows painted pictures and days counted from today. */
export type Context = { isDemo: boolean };

function listFaults(source: Source, { path = '', type, params, message }: ValidationError): Fault[] {
  const steps = parsePath(path);
  const fault = (at: Path, text: string) => ({ file: source.file, line: source.lineOf(at), message: text });
  if (type === 'noUnknown') {
    const unknown = String(params?.['unknown']).split(', ');
    return unknown.map((name) =>
      fault([...steps, name], `${[path, name].filter(Boolean).join('.')} is not known here`),
    );
  }
  return [fault(steps, [path, sentence(type, params, message)].filter(Boolean).join(' '))];
}

/** The messages of yup's own checks; our checks bring their own messages. */
function sentence(type: string | undefined, params: ValidationError['params'] = {}, message: string): string {
  const value = JSON.stringify(params['value']);
  if (MISSING.has(String(type))) return 'is missing';
  if (type === 'typeError') return value === undefined ? 'is missing' : `${value} is not ${A[String(params['type'])]}`;
  if (type === 'min') return `${value} is below ${params['min']}`;
  if (type === 'max') return `${value} is above ${params['max']}`;
  if (type === 'integer') return `${value} is not a whole number`;
  if (type === 'oneOf') return `${value} is none of ${String(params['values'])}`;
  return message;
}

const MISSING = new Set(['required', 'optionality', 'nullable']);

const A: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  mixed: 'of the right kind',
  tuple: 'a list of the right length',
};

/** Splits a path such as `items[2].price` into its steps. */
function parsePath(path: string): Path {
  return [...path.matchAll(/\["([^"]+)"\]|\[(\d+)\]|[^.[\]]+/g)].map(([all, quoted, place]) =>
    place === undefined ? (quoted ?? all) : Number(place),
  );
}
