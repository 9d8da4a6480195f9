import type { Context, Next } from 'hono';
import { channel } from 'node:diagnostics_channel';
import { isFromWithin } from './caller';

/**
 * Publishes each answered call on this process's channel `medina:call`, for the metrics (`src/cli/metrics.mjs`): with
 * the pattern of its path, never the path itself.
 */
const calls = channel('medina:call');

export async function publishCall(c: Context, next: Next): Promise<void> {
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

/** The facts about an answered call. */
type Told = { route: string; status: number; refusal: string | undefined; isFromWithin: boolean };

declare global {
  /** Set when calls are traced (`src/cli/tracing.mjs`): runs a call in a span. */
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

/** For each call, the pattern that its path matches and the code it was refused with. */
const answered = new WeakMap<Context, { route?: string; refusal?: string }>();

export function noteCall(c: Context, fact: { route?: string; refusal?: string }): void {
  if (calls.hasSubscribers || globalThis.medinaTrace) answered.set(c, { ...answered.get(c), ...fact });
}
