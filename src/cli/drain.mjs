/** How often connections are looked for whose last answer has gone. */
const LOOK_MS = 100;

/**
 * Ends a server and cuts nobody off. From `stop` on every answer closes its connection. For `noticeMs` others may still
 * come, since a balancer has yet to see that `isStopping`; then nobody is taken, and what is under way has `limitMs`.
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
    await wait(noticeMs);
    const closed = new Promise((resolve) => server.close(resolve));
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    await Promise.race([closed, wait(limitMs)]);
    clearInterval(looking);
    server.closeAllConnections();
  }
  return { stop, isStopping: () => stopping };
}

function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
