import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A TCP proxy to a database, by default on a free port; once cut, nothing arrives any more and no connection closes.
 */
export async function openWire(to: string, port = 0) {
  const cut = new Set<Socket>();
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(to).port), new URL(to).hostname);
    near.on('data', (part) => void (cut.has(near) || far.write(part)));
    far.on('data', (part) => void (cut.has(near) || near.write(part)));
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('close', () => far.destroy());
    far.on('close', () => cut.has(near) || near.destroy());
    open.add(near);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const url = new URL(to);
  // It listens on a port of the network.
  url.port = String((server.address() as AddressInfo).port);
  const close = async () => {
    open.forEach((socket) => socket.destroy());
    await new Promise((closed) => server.close(closed));
  };
  return { url: url.href, port: Number(url.port), cut: () => open.forEach((socket) => cut.add(socket)), close };
}
