import { ApiFailure } from '@/lib/api/errors';
import { isUnavailable } from '../db/unavailable';

declare global {
  /** When a page could not be made for want of the back end or its database, as `performance.now()` tells time. */
  var medinaUnavailableAt: number | undefined;
}

/** Tells the server (`src/cli/shop-response.mjs`) why a page fails, where the same page may be had in a moment. */
export function tellIfUnavailable(error: unknown): void {
  const isAway = error instanceof ApiFailure ? AWAY.includes(error.status) : isUnavailable(error);
  if (isAway) globalThis.medinaUnavailableAt = performance.now();
}

/** No answer came, or another back end has said so itself. */
const AWAY = [0, 502, 503, 504];
