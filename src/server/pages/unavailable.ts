import { channel } from 'node:diagnostics_channel';
import { ApiFailure } from '@/lib/api/errors';
import { isUnavailable } from '../db/unavailable';

/** Heard by what answers pages (`src/cli/front/shop-response.mjs`), which is outside of Next's bundles. */
const unavailablePages = channel('medina:page-unavailable');

/** Tells the server why a page fails, where the same page may be had in a moment: for want of the back end or its database. */
export function tellIfUnavailable(error: unknown): void {
  const isAway = error instanceof ApiFailure ? AWAY.includes(error.status) : isUnavailable(error);
  if (isAway) unavailablePages.publish({});
}

/** No answer came, or another back end has said so itself. */
const AWAY = [0, 502, 503, 504];
