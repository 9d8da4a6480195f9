import { EngineFailed } from './engine';
import { codeOf } from './error-code';

/**
 * SQLSTATE codes of temporary failures: a timeout, a deadlock, no connection, no memory or disk space, a server that
 * stops, starts or has become a replica.
 */
const STATES = /^(08...|53...|57014|57P0[1-5]|55P03|25P0[34]|25006|40001|40P01)$/;
/** System error codes for a server that cannot be reached. */
const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** Messages of driver errors that have no code. */
const SENTENCES = [
  /^timeout exceeded when trying to connect$/,
  /^Connection terminated( unexpectedly| due to connection timeout)?$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
];

/**
 * Whether the database was unavailable, so that the same call may succeed in a moment. Nothing was committed, unless
 * the connection broke during the commit itself.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof EngineFailed) return true;
  const code = codeOf(error) ?? '';
  if (STATES.test(code) || UNREACHABLE.includes(code) || SENTENCES.some((sentence) => sentence.test(error.message)))
    return true;
  // A host with several addresses reports one error for each of them.
  const inside: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return inside.some(isUnavailable);
}

/** Codes of a connection that broke after it was made. */
const LOST_STATES = /^(08...|57P0[1245])$/;
const LOST = new Set(['ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH']);
const NOT_MADE = /^Connection terminated due to connection timeout$/;
/** The last two are what a rollback answers after the connection broke during the commit. */
const LOST_SENTENCES = [
  /^Connection terminated( unexpectedly)?$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
];

/**
 * Whether a transaction that failed so may have been committed all the same, since the connection, or the engine, may
 * have broken during the commit. After every other failure nothing was committed.
 */
export function mayHaveCommitted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof EngineFailed) return true;
  const code = codeOf(error) ?? '';
  if (LOST_STATES.test(code) || LOST.has(code) || LOST_SENTENCES.some((sentence) => sentence.test(error.message)))
    return true;
  // The cause of a connection that could not be made in time is the broken attempt.
  if (NOT_MADE.test(error.message)) return false;
  const inside: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return inside.some(mayHaveCommitted);
}

/**
 * Whether the database is reachable but overloaded: no connection of the pool became free in time, or a statement took
 * too long.
 */
export function isStrained(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    codeOf(error) === '57014' || error.message === 'timeout exceeded when trying to connect' || isStrained(error.cause)
  );
}
