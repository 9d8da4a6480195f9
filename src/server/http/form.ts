import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { limits } from '@/domain/limits';
import { ApiError } from './api';
import { malformedBody } from './errors';

export type Fields = Record<string, unknown>;

/**
 * Reads the fields of a form from a stream; the number of fields and files and the size of each are limited meanwhile.
 * A repeated name, or `name[]`, makes a list. Of a file that is too large, one byte more than allowed is kept, so that
 * the handler can refuse it.
 */
export async function readForm(type: string, parts: AsyncIterable<Uint8Array>): Promise<Fields> {
  const found: [name: string, value: string | File][] = [];
  const form = busboyFor(type);
  let problem: Error | undefined;
  const refuse = (error: Error) => (problem ??= error);
  const tooMuch = () => refuse(new ApiError('payload_too_large'));
  for (const limit of ['filesLimit', 'partsLimit'] as const) form.on(limit, tooMuch);
  form.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut || name.length > NAME || found.length >= limits.form_fields_max) tooMuch();
    else found.push([name, value]);
  });
  form.on('file', (...[name, file, filename, , mime]) => {
    const place = found.push([name, EMPTY]) - 1;
    const bytes = collectBytes(file);
    file.on('end', () => {
      found[place] = [name, new File(bytes, filename ?? '', { type: mime })];
    });
    file.on('error', () => refuse(malformedBody()));
  });
  const whole = new Promise<void>((resolve) => {
    form.on('finish', resolve);
    form.on('error', () => {
      refuse(malformedBody());
      resolve();
    });
  });
  for await (const part of parts) {
    if (!problem) form.write(Buffer.from(part));
    if (problem) throw problem;
  }
  form.end();
  await whole;
  if (problem) throw problem;
  return fieldsFrom(found);
}

const EMPTY = new File([], '');
/** The longest name that a field may have. */
const NAME = 100;

function busboyFor(type: string) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fieldNameSize: NAME,
        fieldSize: limits.input_text_max * 4,
        // One more than allowed shows that there are too many.
        fields: limits.form_fields_max + 1,
        files: limits.form_files_max,
        parts: limits.form_fields_max + 1 + limits.form_files_max,
        fileSize: limits.image_bytes_max + 1,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    });
  } catch {
    throw malformedBody();
  }
}

function collectBytes(file: BusboyFileStream): Buffer<ArrayBuffer>[] {
  const chunks: Buffer<ArrayBuffer>[] = [];
  file.on('data', (part: Buffer<ArrayBuffer>) => chunks.push(part));
  return chunks;
}

function fieldsFrom(found: [name: string, value: string | File][]): Fields {
  const fields = new Map<string, unknown>();
  for (const [written, value] of found) {
    // `image[]` is how clients of the family name a field of several files.
    const name = written.replace(/\[\]$/, '');
    const before = fields.get(name);
    if (Array.isArray(before)) before.push(value);
    else if (before !== undefined) fields.set(name, [before, value]);
    else fields.set(name, name === written ? value : [value]);
  }
  return Object.fromEntries(fields);
}
