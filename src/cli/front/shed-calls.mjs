import { channel, subscribe } from 'node:diagnostics_channel';

/**
 * Calls that wait for their turn at the back end. Pictures, the reports of gateways and browsers, and the description
 * of the API do not wait.
 */
const WAITS = /^\/api\/v1\/(?!media\/|payment-mobile|payment\/stripe\/|csp-report|openapi\.json)/;

/** The answer to calls while no more can wait (`src/server/http/tell-load.ts`); undefined while there is room. */
let refusal;
subscribe('medina:api-load', (load) => {
  ({ refusal } = load);
});

const calls = channel('medina:call');

/** Whether calls at this path (with `/api/v1`) wait for their turn. */
export const waitsForTurn = (path) => WAITS.test(path);

/**
 * Refuses a call that the back end would refuse for want of room, at a fraction of what the way there costs; answers
 * whether it has. Pages of other origins need headers that only the back end writes, so their calls go there.
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
