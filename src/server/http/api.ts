import { Hono, type Context } from 'hono';
import { requestId } from 'hono/request-id';
import { ValidationError, type Schema } from 'yup';
import type { Endpoint } from '@/contract/core/endpoint';
import { refusals, VALIDATION_STATUS, type Refusal } from '@/contract/core/errors';
import { noCaller } from '@/contract/core/no-caller';
import { describeFields } from '@/contract/core/schema-description';
import { singleMessages, wireCode } from '@/contract/core/wire-code';
import { limits } from '@/domain/limits';
import { translate } from '@/i18n/both';
import { identifyAgain, identifyCaller, isFromWithin, readLanguage, readRequestId, type Caller } from './caller';
import type { Database } from '../db/client';
import type { Staff } from './staff';
import { readFrom, type Replica } from '../db/replica';
import { isUnavailable } from '../db/unavailable';
import { foreignOrigins } from './foreign-origins';
import { isBodyless, readBody } from './body';
import type { Fields } from './form';
import { rawInput } from './raw-input';
import { refuseUnknownFields } from './unknown-fields';
import { validateInput } from './validate';
import { log, type LogFields } from './log';
import { logSecurityEvent } from './security-event';
import { noteCall, publishCall, traceCall } from './telemetry';
import { refusalText } from './refusal-text';

/** A deliberate refusal, thrown anywhere in a call and answered as `{ errors: [{ code, message }] }`. */
export class ApiError extends Error {
  constructor(
    readonly refusal: Refusal,
    /** Parameters of the message, e.g. the store or an amount. */
    readonly params: Record<string, string | number> = {},
    /** Further fields of the answer. */
    readonly extraFields: Record<string, unknown> = {},
    /** Logged as an error, when the fault is not the caller's. */
    readonly reason?: { event: string; facts: LogFields },
  ) {
    super(refusal);
  }
}

type Handler<In, Out> = (input: In, caller: Caller) => Promise<Out> | Out;
/** A handler returns the wire format; `read` of the contract turns it into the shape that the storefront uses. */
export type On = <In>(
  endpoint: Endpoint<In, unknown>,
  input: Schema<In>,
  handler: Handler<In, unknown>,
  options?: OnOptions,
) => void;
type OnOptions = {
  also?: 'put';
  /** Only customers may call: anybody else is answered 401 before the body is read. */
  caller?: 'customer';
  /** How many bytes a body may have, for calls that take files or long lists. */
  bytes?: number;
  /** How many values an input may hold, for calls that take long lists. */
  values?: number;
  /** The call only reads what everybody may see, so a replica may answer it, some seconds late. */
  reads?: 'replica';
};
export type Routes = (on: On) => void;

export type Options = {
  /** Calls that answer something else than JSON. */
  others?: ((app: Hono) => void)[];
  /** The market's staff; by default they work through other programs. */
  staff?: Staff;
  /** The time of a call; tests set it. */
  now?: () => Date;
  /** The read replica: calls with `reads: 'replica'` get its database instead of the primary. */
  replica?: Pick<Replica, 'current' | 'distrust'> | undefined;
  /**
   * Limits how many calls run at once and refuses the rest with `busy`. A call with a body queues twice, before and
   * after its body is read; internal calls never queue.
   */
  queue?: <Out>(work: () => Promise<Out>) => Promise<Out>;
};

export function createApi(areas: Routes[], database: () => Promise<Database>, options: Options = {}): Hono {
  const { others = [], now = () => new Date(), staff, replica, queue = (work) => work() } = options;
  const app = new Hono().basePath('/api/v1');
  app.use(requestId({ limitLength: 64 }), traceCall, publishCall);
  // Answers are for their caller only. What everybody may cache, such as pictures, sets its own header.
  app.use('*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  const origins = foreignOrigins();
  if (origins) app.use('*', origins);
  const on: On = (endpoint, schema, handler, options = {}) => {
    const kinds = describeFields(schema);
    const methods = listMethods(endpoint, options.also).map((method) => method.toUpperCase());
    app.on(methods, endpoint.path, async (c) => {
      noteCall(c, { route: endpoint.path });
      const inTurn: typeof queue = (work) => (isFromWithin(c) ? work() : queue(work));
      const admit = (caller: Caller) => {
        if (options.caller === 'customer') refuseStrangers(caller);
        return caller;
      };
      const enter = async () => admit(await identifyCaller(c, await database(), now(), staff));
      const answer = async (caller: Caller, fields: Fields) => {
        const sent = rawInput(c, fields, kinds);
        refuseUnknownFields(schema, sent, caller);
        const input = await validateInput(schema, sent, options.values);
        // Reading the body may have taken a while, so the time is read again.
        const handle = (db: Database) => handler(input, { ...caller, db, now: now() });
        const source = options.reads === 'replica' ? replica : undefined;
        return c.json((await readFrom(source, caller.db, handle)) ?? null);
      };
      if (isBodyless(c)) return inTurn(async () => answer(await enter(), {}));
      const caller = await inTurn(enter);
      // A body is read outside of the queue, so that a slow sender blocks nobody; then the call waits once more.
      const { fields, done } = await readBody(c, options.bytes ?? limits.body_bytes_max, caller.address);
      try {
        return await inTurn(async () => answer(admit(await identifyAgain(caller, now())), fields));
      } finally {
        done();
      }
    });
  };
  for (const area of areas) area(on);
  for (const other of others) other(app);

  app.notFound((c) => refuse(c, new ApiError('not-found')));
  app.onError((error, c) => refuse(c, error));
  return app;
}

function refuseStrangers(caller: Caller): void {
  if (caller.customer) return;
  // The token has expired, or was invented.
  if (caller.token) logSecurityEvent(caller, 'access_refused', { refusal: 'auth-001' });
  throw new ApiError('auth-001');
}

/** A form cannot be sent as a PUT, so clients of the family write one as a POST with `_method` (wire-format §1). */
export function listMethods({ method }: Pick<Endpoint, 'method'>, also?: 'put'): string[] {
  return [method, ...(also ? [also] : []), ...(method === 'put' ? ['post'] : [])];
}

/** The only place that turns a failure into an answer. */
export function refuse(c: Context, error: Error): Response {
  const language = readLanguage(c);
  const request = readRequestId(c);
  if (error instanceof ValidationError) {
    const problems = error.inner.length > 0 ? error.inner : [error];
    const errors = problems.slice(0, limits.problems_told_max).map((problem) => ({
      code: problem.path ?? 'invalid',
      message: translate(language, problem.message, { field: problem.path ?? '' }),
    }));
    return c.json({ errors }, VALIDATION_STATUS);
  }
  if (error instanceof ApiError) {
    const { refusal, extraFields, reason } = error;
    noteCall(c, { refusal });
    if (reason) log.error(reason.event, { ...reason.facts, request });
    const code = wireCode[refusal] ?? refusal;
    const message = refusalText(language, error);
    const single = singleMessages.includes(refusal) ? { message } : {};
    if (refusals[refusal] === 503) c.header('Retry-After', String(limits.busy_retry_seconds));
    return c.json({ errors: [{ code, message }], ...single, ...extraFields }, refusals[refusal]);
  }
  if (error instanceof BareIds) return c.json(error.ids, VALIDATION_STATUS);
  if (error instanceof Unauthorized) return c.json({ errors: noCaller }, 401);
  if (isUnavailable(error)) {
    log.warn('The database was unavailable for a call', { request, path: c.req.path, error });
    return refuse(c, new ApiError('unavailable'));
  }
  noteCall(c, { refusal: 'unexpected' });
  log.error('A call failed unexpectedly', { request, path: c.req.path, error });
  const message = translate(language, 'answers.unexpected', { request_id: request });
  return c.json({ errors: [{ code: 'unexpected', message }], request_id: request }, 500);
}

/** Neither a token nor a guest_id where one is required; compatible back ends answer it with a plain text. */
export class Unauthorized extends Error {}

/**
 * The ids of rental cart lines that do not support the requested kind of trip; answered as a bare list (wire-format
 * §1.4).
 */
export class BareIds extends Error {
  constructor(readonly ids: readonly number[]) {
    super('lines in the way');
  }
}
