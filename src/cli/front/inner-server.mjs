import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShopResponse } from './shop-response.mjs';

/** Of one connection only, or made anew for each answer. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

/**
 * Next on a socket of its own, which only this user can open. What is asked there holds nothing of a visitor's request
 * but the path and the market, so an answer can be given to everybody who asks for the same.
 */
export async function openInnerServer(answer) {
  const folder = mkdtempSync(join(tmpdir(), 'medina-'));
  const socketPath = join(folder, 'next');
  const agent = new Agent({ keepAlive: true });
  // Both ends of this connection are in this process. If the server closed idle connections by itself, it might close
  // one while the other end begins to ask, and a page would fail.
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
