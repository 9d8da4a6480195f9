import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { webOrigins } from '@/domain/web-origins.mjs';

/** Seconds for which a browser may reuse the answer of a preflight. */
const PREFLIGHT_SECONDS = 600;

/**
 * CORS: pages at the origins in CORS_ORIGINS may call the back end, with a token but without cookies. Null when there
 * are none. All request headers are allowed, because clients of this format send several of their own.
 */
export function foreignOrigins(): MiddlewareHandler | null {
  const origin = webOrigins(process.env.CORS_ORIGINS ?? '') ?? [];
  if (origin.length === 0) return null;
  const allowMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
  return cors({ origin, allowMethods, exposeHeaders: ['Retry-After'], maxAge: PREFLIGHT_SECONDS });
}
