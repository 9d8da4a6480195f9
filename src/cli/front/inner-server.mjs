import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShopResponse } from './shop-response.mjs';

/** Headers of a single connection, or regenerated for each response. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

/**
 * Next on a socket that only this user can open. Requests to it contain only the path and the market of a visitor's
 * request, so its responses can be shared by everybody who requests the same.
 */
export async function openInnerServer(answer) {
  const folder = mkdtempSync(join(tmpdir(), 'medina-'));
  const socketPath = join(folder, 'next');
  const agent = new Agent({ keepAlive: true });
  // Both ends of this connection are in this process. If the server closed idle connections, it could close one just as
  // a request starts, and a page would fail.
  const server = createServer({ keepAliveTimeout: 0, ServerResponse: ShopResponse }, answer);
  await new Promise((resolve, reject) => server.once('error', reject).listen(socketPath, resolve));

  const ask = ({ path, market, method = 'GET' }) =>
    new Promise((resolve, reject) => {
      const headers = { host: 'localhost', ...(market ? { cookie: `market=${market}` } : {}) };
      const asked = send({ socketPath, agent, method, path, headers }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.includes(name));
          resolve({ status: answer.statusCode, headers: Object.fromEntries(kept), body: Buffer.concat(parts) });
        });
      });
      asked.on('error', reject).end();
    });

  const stop = async () => {
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  return { ask, stop };
}
