import { createServer } from 'node:http';
import next from 'next';
import { isTuned } from '../tuning/switch.mjs';
import { builtFiles } from './built-files.mjs';
import { openFront } from './front.mjs';
import { pageSheets } from './page-styles.mjs';
import { securityHeaders } from './security.mjs';

/** How long a visitor may take, and how much the head of a request may hold. */
const PATIENCE = {
  // Twelve megabytes of pictures by a slow phone.
  requestTimeout: 120_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  // Browsers and proxies reuse connections for longer than Node's five seconds.
  keepAliveTimeout: 65_000,
};
/** Each holds memory and a descriptor, whether or not it ever asks for something. */
const CONNECTIONS = 4_000;

/**
 * Serves the storefront and its back end on one port. Answers a way to stop it, which lets running answers end.
 */
export async function serve({ root, dev = false, host = process.env.HOST, port = Number(process.env.PORT) }) {
  const app = next({ dev, dir: root, hostname: host, port, quiet: !dev });
  await app.prepare();
  const answer = app.getRequestHandler();
  const keepsPages = !dev && isTuned('page-cache');
  const front = await openFront({ answer, keepsPages, ...(dev ? {} : { files: builtFiles(root) }) });
  const headers = securityHeaders({ dev, sheets: dev ? [] : pageSheets(root) });
  const server = createServer(PATIENCE, (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    void front.handle(request, response);
  });
  if (dev) server.on('upgrade', app.getUpgradeHandler());
  server.maxConnections = CONNECTIONS;
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));

  return {
    stop: async () => {
      server.closeIdleConnections();
      await Promise.race([new Promise((resolve) => server.close(resolve)), wait(5_000)]);
      await Promise.race([front.stop(), wait(5_000)]);
      await Promise.race([app.close(), wait(5_000)]);
    },
  };
}

function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
