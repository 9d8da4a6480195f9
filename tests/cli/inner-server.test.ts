import type { RequestListener } from 'node:http';
import { Server } from 'node:net';
import { expect, it } from 'vitest';
import { openInnerServer } from '../../src/cli/front/inner-server.mjs';

it('connections to Next are never closed for idleness, so no request meets a closing connection', async () => {
  const connections = new Set<unknown>();
  const timeouts: unknown[] = [];
  const answer: RequestListener = ({ socket }, response) => {
    connections.add(socket);
    const server: unknown = Reflect.get(socket, 'server');
    if (server instanceof Server) timeouts.push(Reflect.get(server, 'keepAliveTimeout'));
    response.end('page');
  };
  const { ask, stop } = await openInnerServer(answer);
  for (const path of ['/', '/about-us']) expect((await ask({ path, market: null })).status).toBe(200);
  expect([connections.size, timeouts]).toEqual([1, [0, 0]]);
  await stop();
});
