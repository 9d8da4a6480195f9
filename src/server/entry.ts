import { app } from './app';
import { forward } from './forward';

/** Answers a call under /api/v1: by the embedded back end, or by the one that API_BASE_URL names. */
export function answer(request: Request, connection?: object): Response | Promise<Response> {
  const base = process.env.API_BASE_URL;
  return base ? forward(request, base) : app.fetch(request, connection);
}
