import { createServer } from 'node:http';

/**
 * What an operator's machines ask, on a port of its own that visitors never reach: `/healthz` (the process answers),
 * `/readyz` (visitors may be sent here: 200, else 503 with what is wrong), `/metrics` (in Prometheus' format).
 * `readiness` answers each check as `ok` or what is wrong with it; `metrics` is a registry of prom-client.
 */
export async function openOps({ port, host, readiness, metrics }) {
  const pages = {
    '/healthz': () => json(200, { status: 'ok' }),
    '/readyz': async () => {
      const checks = await readiness();
      const isReady = Object.values(checks).every((it) => it === 'ok');
      return json(isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable', checks });
    },
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.metrics() }),
  };
  const server = createServer(async ({ url = '' }, response) => {
    const page = pages[url.split('?', 1)[0]];
    const { status, type, body } = await Promise.resolve(page?.() ?? json(404, { status: 'unknown' })).catch((error) =>
      json(500, { status: error.message }),
    );
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: server.address().port,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function json(status, body) {
  return { status, type: 'application/json', body: `${JSON.stringify(body)}\n` };
}
