import { ApiFailure } from './errors';

/**
 * Whether the server refused the call, so that a retry would be refused, too. A missing answer or a server error is no
 * refusal.
 */
export function isRefusal(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status > 0 && error.status < 500;
}

/**
 * Whether a failed attempt is over, so that the next press starts a new one. After a lost answer it may have been
 * carried out: "sign in" and "too many requests" say nothing about that.
 */
export function isAttemptOver(error: unknown, isAnswerLost: boolean): boolean {
  return isRefusal(error) && !(isAnswerLost && [401, 429].includes(error.status));
}
