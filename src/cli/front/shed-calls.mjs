import { channel, subscribe } from 'node:diagnostics_channel';

/**
 * Calls that are queued at the back end. Pictures, callbacks of gateways, reports of browsers, and the API description
 * are not queued.
 */
const WAITS = /^\/api\/v1\/(?!media\/|payment-mobile|payment\/stripe\/|csp-report|openapi\.json)/;

/** The response while the queue is full (`src/server/http/tell-load.ts`); undefined while there is room. */
let refusal;
subscribe('medina:api-load', (load) => {
  ({ refusal } = load);
});

const calls = channel('medina:call');

/** Whether calls of this path (with `/api/v1`) are queued. */
export const waitsForTurn = (path) => WAITS.test(path);

/**
 * Rejects a call that the back end would reject because its queue is full, at a fraction of the cost; returns whether
 * it has. Cross-origin calls go to the back end, because only it writes the CORS headers.
 */
export function shedCall(request, response) {
  const { url = '', method, headers } = request;
  if (!refusal || headers.origin || method === 'OPTIONS' || !waitsForTurn(url)) return false;
  const { status, bodies } = refusal;
  const body = headers['x-localization'] === 'ar' ? bodies.ar : bodies.en;
  response.writeHead(status, { ...refusal.headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(method === 'HEAD' ? undefined : body);
  calls.publish({ route: 'shed', method, status, refusal: 'busy', isFromWithin: false, seconds: 0 });
  return true;
}
