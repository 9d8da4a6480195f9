import { createServer } from 'node:http';

/**
 * The operators' endpoints, on a port that visitors cannot reach: `/healthz` (the process responds), `/readyz` (200 if
 * it may receive visitors, otherwise 503 with the problems; `?exclude=database&exclude=files` skips these checks),
 * `/metrics` (in Prometheus' format). `readiness` returns for each check `ok` or its problem; `metrics` is a registry
 * of prom-client.
 */
export async function openOps({ port, host, readiness, metrics }) {
  const pages = {
    '/healthz': () => json(200, { status: 'ok' }),
    '/readyz': async (query) => {
      const excluded = new URLSearchParams(query).getAll('exclude');
      // While the shop stops, `/readyz` is always 503.
      const isAsked = ([name]) => name === 'shop' || !excluded.includes(name);
      const checks = Object.fromEntries(Object.entries(await readiness()).filter(isAsked));
      const isReady = Object.values(checks).every((check) => check === 'ok');
      return json(isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable', checks });
    },
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.metrics() }),
  };
  const server = createServer(async ({ url = '' }, response) => {
    const [path, query] = url.split('?', 2);
    const { status, type, body } = await Promise.resolve(
      pages[path]?.(query) ?? json(404, { status: 'unknown' }),
    ).catch((error) => json(500, { status: error.message }));
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
