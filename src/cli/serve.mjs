import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { isTuned } from '../tuning/switch.mjs';
import { builtFiles } from './front/built-files.mjs';
import { drainable, LETS_EXIT } from './drain.mjs';
import { endMessages } from './messages-behind.mjs';
import { watchMaintenance } from './front/maintenance.mjs';
import { openFront } from './front/front.mjs';
import { openMetrics } from './metrics.mjs';
import { openOps } from './ops-server.mjs';
import { makeReadiness } from './readiness.mjs';
import { pageSheets } from './front/page-styles.mjs';
import { securityHeaders } from './front/security.mjs';
import { ShopResponse } from './front/shop-response.mjs';

/** Limits for requests: their duration, and the size of their headers. */
const PATIENCE = {
  // Twelve megabytes of pictures on a slow phone.
  requestTimeout: 120_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  // Browsers and proxies reuse connections for longer than Node's default of five seconds.
  keepAliveTimeout: 65_000,
};
/** Maximum number of connections: each takes memory and a file descriptor even when idle. */
const CONNECTIONS = 4_000;

/** Serves the storefront and its back end on one port. Returns a function that stops it gracefully. */
export async function serve({ root, dev = false, host = process.env.HOST, port = Number(process.env.PORT) }) {
  let stage = 'starting';
  let front;
  const load = () => front.ask({ path: '/api/v1/web-services' });
  const readiness = makeReadiness({ root, stage: () => stage, load });
  const watched = await watch({ root, readiness, pages: () => front?.pages });
  // Read by next.config.js: Next skips what the front does.
  if (!dev) process.env.SERVED_BY_ENTRY = 'yes';
  // In development pages are always built by Turbopack, which is faster (next.config.js).
  const app = next({ dev, turbopack: dev, dir: root, hostname: host, port, quiet: !dev });
  await app.prepare();
  const answer = app.getRequestHandler();
  const keepsPages = !dev && isTuned('page-cache');
  const defersScripts = isTuned('deferred-scripts');
  front = await openFront({
    answer,
    isClosed: watchMaintenance(() => front.ask({ path: '/api/v1/config' })),
    keepsPages,
    defersScripts,
    ...(dev ? { packs: false } : { files: builtFiles(root) }),
  });
  const headersOf = securityHeaders({ dev, sheets: dev ? [] : pageSheets(root) });
  const server = createServer({ ...PATIENCE, ServerResponse: ShopResponse }, (request, response) => {
    watched?.count(request, response);
    for (const [name, value] of headersOf(request.url ?? '/')) response.setHeader(name, value);
    void front.handle(request, response);
  });
  const drain = drainable(server);
  if (dev) server.on('upgrade', app.getUpgradeHandler());
  server.maxConnections = CONNECTIONS;
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  stage = 'open';

  return {
    stop: async () => {
      stage = 'stopping';
      const [noticeMs, limitMs] = [seconds('STOP_NOTICE_SECONDS'), seconds('STOP_SECONDS')];
      const latest = Date.now() + noticeMs + limitMs;
      await drain.stop({ noticeMs, limitMs });
      const messages = endMessages(latest - Date.now());
      await Promise.race([front.stop(), wait(5_000, undefined, LETS_EXIT)]);
      await Promise.race([app.close(), wait(5_000, undefined, LETS_EXIT)]);
      await messages;
      await watched?.stop();
    },
  };
}

/** Collects metrics and serves them on OPS_PORT; undefined without that setting. */
async function watch({ root, readiness, pages }) {
  const { OPS_PORT, OPS_HOST } = process.env;
  if (!OPS_PORT) return undefined;
  const { registry, count, stop } = openMetrics({ root, pages, readiness });
  const ops = await openOps({ port: Number(OPS_PORT), host: OPS_HOST, readiness, metrics: registry });
  return { count, stop: () => ops.stop().finally(stop) };
}

const seconds = (name) => Number(process.env[name]) * 1000;
