import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure } from '@/lib/api/errors';
import type { Request } from '@/lib/api/request';
import { isAway } from './unavailable';

/** How long another back end that was away for a call is left alone before each repetition. */
const PAUSES_MS = [1000, 5000];

/** The same calls, repeated after a pause where there was no answer, or "not now". */
export function askAgain(request: Request, pauses_ms: readonly number[] = PAUSES_MS): Request {
  return async (endpoint, input, options) => {
    for (const pause_ms of pauses_ms) {
      try {
        return await request(endpoint, input, options);
      } catch (error) {
        if (!isForNow(error)) throw error;
        await pause(pause_ms);
      }
    }
    return request(endpoint, input, options);
  };
}

const TOO_MANY = 429;

const isForNow = (error: unknown) => error instanceof ApiFailure && (isAway(error) || error.status === TOO_MANY);
