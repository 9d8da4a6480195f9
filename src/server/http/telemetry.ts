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

/** What is told of a call once it has been answered. */
type Told = { route: string; status: number; refusal: string | undefined; isFromWithin: boolean };

declare global {
  /** Set where calls are traced (`src/cli/tracing.mjs`): makes a span of one. */
  var medinaTrace: ((method: string, call: () => Promise<Told>) => Promise<void>) | undefined;
}

export async function traceCall(c: Context, next: Next): Promise<void> {
  if (!globalThis.medinaTrace) return next();
  await globalThis.medinaTrace(c.req.method, async () => {
    await next();
    const { route = 'other', refusal } = answered.get(c) ?? {};
    return { route, status: c.res.status, refusal, isFromWithin: isFromWithin(c) };
  });
}

/** What is known of a call once it is answered: the pattern that it fits, and the code it was refused with. */
const answered = new WeakMap<Context, { route?: string; refusal?: string }>();

export function noteOfCall(c: Context, fact: { route?: string; refusal?: string }): void {
  if (calls.hasSubscribers || globalThis.medinaTrace) answered.set(c, { ...answered.get(c), ...fact });
}
