import { setTimeout as wait } from 'node:timers/promises';

/** A timer that does not keep the process. */
export const LETS_EXIT = { ref: false };
/** Milliseconds between two checks for idle connections. */
const LOOK_MS = 100;

/**
 * Stops a server gracefully. From `stop` on every response closes its connection. For `noticeMs` new requests are still
 * accepted, since a load balancer has yet to see that `/readyz` refuses; then the server closes, and running requests
 * have `limitMs` to finish.
 * @param {import('node:http').Server} server
 */
export function drainable(server) {
  let stopping = false;
  const open = new Set();
  server.prependListener('request', (_request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    open.add(response);
    response.once('close', () => open.delete(response));
  });

  async function stop({ noticeMs, limitMs }) {
    stopping = true;
    for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
    await wait(noticeMs, undefined, LETS_EXIT);
    const closed = new Promise((resolve) => server.close(resolve));
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    await Promise.race([closed, wait(limitMs, undefined, LETS_EXIT)]);
    clearInterval(looking);
    server.closeAllConnections();
  }
  return { stop };
}
