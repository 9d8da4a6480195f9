import { app } from './app';
import { startCleanUp } from './clean-up';
import { openDatabase } from './db/client';
import { viewer } from './openapi/viewer';
import { forward } from './forward';
import type { Connection } from './http/caller';
import { checkReadiness } from './readiness';
import { webServices } from './accounts/web-services';

globalThis.medinaReadiness = checkReadiness;

/**
 * Answers a call under /api/v1 by the embedded back end, or forwards it to the one that API_BASE_URL names. /api/docs
 * shows the API description of the embedded one.
 */
export function answer(request: Request, connection?: Connection): Response | Promise<Response> {
  const base = process.env.API_BASE_URL;
  const { pathname, search } = new URL(request.url);
  const isDocs = pathname.startsWith('/api/docs');
  if (!base) {
    if (isDocs) return viewer.fetch(request);
    startCleanUp(openDatabase);
    return app.fetch(request, connection);
  }
  if (isDocs) return new Response(null, { status: 404 });
  // These services are configured in this shop, whichever back end is behind it.
  if (pathname === '/api/v1/web-services') return Response.json(webServices());
  // A page of the other back end, not a call: the browser is redirected there.
  if (pathname === '/api/v1/payment-mobile')
    return Response.redirect(`${base.replace(/\/$/, '')}/payment-mobile${search}`);
  return forward(request, base, connection);
}
