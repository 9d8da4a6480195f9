import type { Context, Next } from 'hono';
import { channel } from 'node:diagnostics_channel';
import { isFromWithin } from './caller';

/**
 * Tells of each call that has been answered on the channel `medina:call` of this process, for whoever counts
 * (`src/cli/metrics.mjs`): the pattern of its path, never the path itself.
 */
const calls = channel('medina:call');

export async function tellOfCall(c: Context, next: Next): Promise<void> {
  if (!calls.hasSubscribers) return next();
  const began = performance.now();
  await next();
  calls.publish({
    route: answered.get(c)?.route ?? 'other',
    method: c.req.method,
    status: c.res.status,
    refusal: answered.get(c)?.refusal,
    isFromWithin: isFromWithin(c),
    seconds: (performance.now() - began) / 1000,
  });
}

/** What is known of a call once it is answered: the pattern that it fits, and the code it was refused with. */
const answered = new WeakMap<Context, { route?: string; refusal?: string }>();

export function noteOfCall(c: Context, fact: { route?: string; refusal?: string }): void {
  if (calls.hasSubscribers) answered.set(c, { ...answered.get(c), ...fact });
}
