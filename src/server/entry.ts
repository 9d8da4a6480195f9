import { app } from './app';
import { startCleanUp } from './clean-up';
import { openDatabase } from './db/client';
import { forward } from './forward';
import { readiness } from './readiness';
import { webServices } from './accounts/web-services';

globalThis.medinaReadiness = readiness;

/** Answers a call under /api/v1: by the embedded back end, or by the one that API_BASE_URL names. */
export function answer(request: Request, connection?: object): Response | Promise<Response> {
  const base = process.env.API_BASE_URL;
  if (!base) {
    startCleanUp(openDatabase);
    return app.fetch(request, connection);
  }
  const { pathname, search } = new URL(request.url);
  // This shop's own, whatever is behind it.
  if (pathname === '/api/v1/web-services') return Response.json(webServices());
  // The page of another back end: no call, so the browser goes there itself.
  if (pathname === '/api/v1/payment-mobile')
    return Response.redirect(`${base.replace(/\/$/, '')}/payment-mobile${search}`);
  return forward(request, base);
}
