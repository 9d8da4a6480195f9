import { codeOf } from './error-code';
import { DatabaseUnusable } from './unusable';

/** What wraps an error repeats the query and the rows that were written, so only the innermost one is told of. */
function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}

/** Drizzle's own message is the query with its values. */
const isOfQuery = (error: Error) => 'params' in error;

/** Why something failed, for operators: the sentence of PostgreSQL or the system with its code, never rows of data. */
export function innermostReason(error: unknown): string {
  const reason = innermost(error);
  if (!(reason instanceof Error) || isOfQuery(reason)) return 'failed for an unknown reason';
  const code = codeOf(reason);
  return code === undefined || reason.message.includes(code) ? reason.message : `${reason.message} (${code})`;
}

type Kind = abstract new (...args: never[]) => Error;

/**
 * What a command tells its operator when it fails: the sentence of a refusal that is meant for him, else the innermost
 * reason; of a fault in the program itself also the place.
 */
export function describeFailure(error: unknown, meant: readonly Kind[] = []): string {
  const isMeant = [DatabaseUnusable, ...meant].some((kind) => error instanceof kind);
  if (error instanceof Error && isMeant) return error.message;
  const reason = innermost(error);
  const isFault = reason instanceof Error && !isOfQuery(reason) && codeOf(reason) === undefined;
  return isFault ? (reason.stack ?? reason.message) : innermostReason(error);
}
