import { ApiFailure } from './errors';

/** A clear no of the server, after which the same call is refused again; no answer and a breakdown are none. */
export function isRefusal(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status > 0 && error.status < 500;
}
