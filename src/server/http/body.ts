import type { Context } from 'hono';
import { record } from '@/contract/core/wire-values';
import { limits } from '@/domain/limits';
import { ApiError } from './api';
import { malformedBody } from './errors';
import { readForm, type Fields } from './form';
import { reserveBodyMemory, type BodyMemory } from './body-memory';

const BODYLESS = ['GET', 'HEAD', 'DELETE'];

/** Whether the method has no body; one that is sent anyway is ignored. */
export const isBodyless = (c: Context) => BODYLESS.includes(c.req.method);

/**
 * The fields of a body, JSON or a form, and `done`, which frees the memory reserved for them. A body of more than
 * `most` bytes is refused by its declared length, else as soon as it exceeds it. Without files the limit is at most
 * `text_bytes_max`.
 */
export async function readBody(
  c: Context,
  most: number,
  visitor: string,
): Promise<{ fields: Fields; done: () => void }> {
  const takesFiles = sendsFiles(c, most);
  const memory = takesFiles ? reserveBodyMemory(visitor) : undefined;
  const done = () => memory?.free();
  try {
    const parts = readParts(c, takesFiles ? most : Math.min(most, limits.text_bytes_max), memory);
    return { fields: await readFields(c, parts), done };
  } catch (error) {
    done();
    throw error;
  }
}

/** Whether a call that takes `most` bytes comes with a form that may hold files. */
function sendsFiles(c: Context, most = 0): boolean {
  return most > limits.text_bytes_max && contentType(c).includes('multipart/form-data');
}

/** A whole body as text, of at most `most` bytes. */
export async function readText(c: Context, most: number): Promise<string> {
  return readAll(readParts(c, most));
}

async function readFields(c: Context, parts: AsyncIterable<Uint8Array>): Promise<Fields> {
  const type = contentType(c);
  if (type.includes('multipart/form-data') || type.includes('x-www-form-urlencoded')) return readForm(type, parts);
  const sent = await readAll(parts);
  if (sent === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(sent);
  } catch {
    throw malformedBody();
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformedBody();
  return record(body);
}

function contentType(c: Context): string {
  return c.req.header('content-type') ?? '';
}

async function readAll(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return new TextDecoder().decode(Buffer.concat(all));
}

/**
 * The parts of a body as they arrive. Stops reading when there are too many bytes; the server then closes the
 * connection.
 */
async function* readParts(c: Context, most: number, memory?: BodyMemory): AsyncGenerator<Uint8Array> {
  if (Number(c.req.header('content-length') ?? 0) > most) throw new ApiError('payload_too_large');
  const reader = c.req.raw.body?.getReader();
  let read = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.byteLength;
    if (read > most) throw new ApiError('payload_too_large');
    memory?.take(value.byteLength);
    yield value;
  }
}
