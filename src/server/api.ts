import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ValidationError, type Schema } from 'yup';
import type { Endpoint } from '@/contract/endpoint';
import { refusals, singleMessages, VALIDATION_STATUS, wireCode, type Refusal } from '@/contract/errors';
import { kept } from '@/contract/sent-json';
import { translate } from '@/i18n/both';
import { callerOf, type Caller } from './caller';
import type { Database } from './db/client';
import { log } from './log';

/** A refusal on purpose: thrown from anywhere in a call, answered as `{ errors: [{ code, message }] }`. */
export class ApiError extends Error {
  constructor(
    readonly refusal: Refusal,
    /** What the message names, e.g. the store or an amount. */
    readonly params: Record<string, string | number> = {},
    /** What the answer carries beside the refusal. */
    readonly beside: Record<string, unknown> = {},
  ) {
    super(refusal);
  }
}

export type Handler<In, Out> = (input: In, caller: Caller) => Promise<Out> | Out;
/** What a handler answers is the wire's form; the storefront's `read` makes the one shape from it. */
export type On = <In>(
  endpoint: Endpoint<In, unknown>,
  input: Schema<In>,
  handler: Handler<In, unknown>,
  options?: OnOptions,
) => void;
type OnOptions = {
  also?: 'put';
  /** How many bytes a body may have, for calls that take files. */
  bytes?: number;
};
export type Routes = (on: On) => void;

const BODY_BYTES = 1024 * 1024;
const BODYLESS = ['GET', 'HEAD', 'DELETE'];

export type Options = {
  /** Calls that answer something else than JSON. */
  others?: ((app: Hono) => void)[];
  /** The moment of a call; tests choose it. */
  now?: () => Date;
};

export function createApi(areas: Routes[], database: () => Promise<Database>, options: Options = {}): Hono {
  const { others = [], now = () => new Date() } = options;
  const app = new Hono().basePath('/api/v1');
  // An answer belongs to who asked; what everybody may keep says so itself, as pictures do.
  app.use('*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  const on: On = (endpoint, schema, handler, options = {}) => {
    const lists = listsOf(schema);
    const methods = [endpoint.method, ...(options.also ? [options.also] : [])].map((it) => it.toUpperCase());
    app.on(methods, endpoint.path, limited(options.bytes ?? BODY_BYTES), async (c) => {
      const raw = await rawInput(c, lists);
      const input = await schema.validate(raw, { abortEarly: false, stripUnknown: true });
      const caller = await callerOf(c, await database(), now());
      return c.json((await handler(input, caller)) ?? null);
    });
  };
  for (const area of areas) area(on);
  for (const other of others) other(app);

  app.notFound((c) => refuse(c, new ApiError('not-found')));
  app.onError((error, c) => refuse(c, error));
  return app;
}

function limited(maxSize: number): MiddlewareHandler {
  const measured = bodyLimit({ maxSize, onError: (c) => refuse(c, new ApiError('payload_too_large')) });
  // Calls without a body are not measured: the server's light request of a DELETE can not be copied.
  return (c, next) => (BODYLESS.includes(c.req.method) ? next() : measured(c, next));
}

/** Path, query and body as one flat object; the path wins, so that no body can name another row. */
async function rawInput(c: Context, lists: ReadonlySet<string>): Promise<unknown> {
  const query = listsFrom(c.req.queries(), lists);
  const sent = { ...query, ...(await bodyOf(c)), ...c.req.param() };
  return orRefused(() => kept(sent));
}

/** The fields that are lists. */
function listsOf(schema: Schema): ReadonlySet<string> {
  const { fields = {} } = schema.describe() as { fields?: Record<string, { type: string }> };
  return new Set(Object.keys(fields).filter((name) => fields[name]?.type === 'array'));
}

/** `ids[]=1&ids[]=2` and `ids=1&ids=2` make a list, anything else is one text. */
function listsFrom(queries: Record<string, string[]>, lists: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(queries).map(([key, values]) => {
      const name = key.replace(/\[\]$/, '');
      const isList = lists.has(name) && (values.length > 1 || key.endsWith('[]'));
      return [name, isList ? values : values[0]];
    }),
  );
}

async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  if (BODYLESS.includes(c.req.method)) return {};
  const type = c.req.header('content-type') ?? '';
  if (type.includes('multipart/form-data') || type.includes('x-www-form-urlencoded')) {
    // A form that cannot be read is told like any other malformed input.
    const fields = await c.req.parseBody({ all: true }).catch(() => {
      throw notAnObject();
    });
    // `image[]` is how clients of the family name a field of several files.
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.replace(/\[\]$/, ''), value]));
  }
  const sent = await c.req.text();
  if (sent === '') return {};
  const body = orRefused(() => JSON.parse(sent) as unknown);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw notAnObject();
  return { ...body };
}

function orRefused(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    // Told to the client like any other malformed input.
    throw notAnObject();
  }
}

function notAnObject(): ValidationError {
  return new ValidationError('validation.not_type', null, 'body');
}

/** The only place that turns a failure into an answer. */
export function refuse(c: Context, error: Error): Response {
  const language = c.req.header('X-localization') === 'ar' ? 'ar' : 'en';
  if (error instanceof ValidationError) {
    const problems = error.inner.length > 0 ? error.inner : [error];
    const errors = problems.map((it) => ({
      code: it.path ?? 'invalid',
      message: translate(language, it.message, { field: it.path ?? '' }),
    }));
    return c.json({ errors }, VALIDATION_STATUS);
  }
  if (error instanceof ApiError) {
    const { refusal, params, beside } = error;
    const code = wireCode[refusal] ?? refusal;
    const message = translate(language, `errors.${refusal}`, params);
    const single = singleMessages.includes(refusal) ? { message } : {};
    return c.json({ errors: [{ code, message }], ...single, ...beside }, refusals[refusal]);
  }
  if (error instanceof BareIds) return c.json(error.ids, VALIDATION_STATUS);
  if (error instanceof Unauthorized) return c.json({ errors: 'Unauthorized' }, 401);
  log.error('A call failed unexpectedly', { path: c.req.path, error });
  return c.json({ errors: [{ code: 'unexpected', message: translate(language, 'errors.unexpected') }] }, 500);
}

/** Neither a token nor a guest_id where one of them is needed; compatible back ends answer it as a text. */
export class Unauthorized extends Error {}

/** The lines of a rental cart that do not go with another kind of trip; answered as a bare list (api-contract §1.4). */
export class BareIds extends Error {
  constructor(readonly ids: readonly number[]) {
    super('lines in the way');
  }
}
