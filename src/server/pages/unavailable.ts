import { channel } from 'node:diagnostics_channel';
import { ApiFailure } from '@/lib/api/errors';
import { isUnavailable } from '../db/unavailable';

/** Read by the front server (`src/cli/front/shop-response.mjs`), which is outside of Next's bundles. */
const unavailablePages = channel('medina:page-unavailable');

/**
 * Reports to the front server that a page failed only because the back end or its database was unavailable, so that a
 * retry may succeed.
 */
export function tellIfUnavailable(error: unknown): void {
  const isTemporary = error instanceof ApiFailure ? isAway(error) : isUnavailable(error);
  if (isTemporary) unavailablePages.publish({});
}

export const isAway = ({ status }: ApiFailure): boolean => AWAY.includes(status);

/** No answer at all, or another back end is temporarily unavailable. */
const AWAY = [0, 502, 503, 504];
