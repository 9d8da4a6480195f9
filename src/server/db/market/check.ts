import { type Schema, ValidationError } from 'yup';
import type { Fault, Path, Source } from './source';

/** Checks a file against its schema. Answers each fault by itself, none when the file is right. */
export function check(source: Source, schema: Schema, context: Context): Fault[] {
  if (source.faults.length > 0) return source.faults;
  try {
    schema.validateSync(source.value, { strict: true, abortEarly: false, context });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.flatMap((it) => listFaults(source, it));
  }
}

/** `isDemo`: pictures may be painted, and days counted from today. */
export type Context = { isDemo: boolean };

function listFaults(source: Source, { path = '', type, params, message }: ValidationError): Fault[] {
  const steps = stepsOf(path);
  const fault = (at: Path, text: string) => ({ file: source.file, line: source.lineOf(at), message: text });
  if (type === 'noUnknown') {
    const unknown = String(params?.['unknown']).split(', ');
    return unknown.map((name) =>
      fault([...steps, name], `${[path, name].filter(Boolean).join('.')} is not known here`),
    );
  }
  return [fault(steps, [path, sentence(type, params, message)].filter(Boolean).join(' '))];
}

/** Sentences for what yup checks itself; a check of ours brings its own. */
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

/** `items[2].price` as its steps. */
function stepsOf(path: string): Path {
  return [...path.matchAll(/\["([^"]+)"\]|\[(\d+)\]|[^.[\]]+/g)].map(([all, quoted, place]) =>
    place === undefined ? (quoted ?? all) : Number(place),
  );
}
