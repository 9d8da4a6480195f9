/**
 * What may be logged of an error. Messages of databases, mail servers and providers repeat their input (drizzle the
 * parameters, PostgreSQL the values of a key, a mail server the recipient), so only errors of this code keep their
 * message, without anything that looks like a contact or a code.
 */
type SafeError = {
  type: string;
  message?: string;
  code?: string;
  frames?: string[];
  cause?: SafeError;
} & DatabaseFacts;
type DatabaseFacts = Partial<Record<(typeof DATABASE_FACTS)[number], string>>;

/** Names of the schema, never values. */
const DATABASE_FACTS = ['constraint', 'table', 'column', 'routine'] as const;
const OWN_ERRORS = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'TimeoutError', 'AbortError'];
const DEPTH = 3;
const FRAMES = 12;

export function safeError(error: unknown, depth = DEPTH): SafeError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' && /^\w{2,40}$/.test(code) && { code }),
    ...databaseFacts(error),
    ...(hasOwnMessage(error) && { message: scrubbed(error.message) }),
    ...(depth === DEPTH && { frames: stackFrames(error) }),
    ...(cause instanceof Error && depth > 0 && { cause: safeError(cause, depth - 1) }),
  };
}

/** The path without the parts that may be an id, a token, a phone or an email. */
export function safePath(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[a-z][a-z-]{0,40}$|^v\d$|^$/.test(part) ? part : '…'))
    .join('/');
}

/** Errors with further fields come from libraries, whose messages contain parameters. */
function hasOwnMessage(error: Error): boolean {
  const more = Object.keys(error).filter((name) => name !== 'cause');
  return OWN_ERRORS.includes(error.constructor.name) && more.length === 0;
}

function databaseFacts(error: Error): DatabaseFacts {
  const facts: Record<string, unknown> = { ...error };
  const entries = DATABASE_FACTS.map((name) => [name, facts[name]]);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && /^\w{1,63}$/.test(value)));
}

function scrubbed(message: string): string {
  return message
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d{5,}/g, '…')
    .slice(0, 300);
}

/** The stack without the message that stands before it. */
function stackFrames({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, FRAMES).map((line) => line.trim());
}
