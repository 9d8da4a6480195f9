import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way of its own to a database, by default on a free port; once cut, nothing arrives any more and nobody hangs up. */
export async function openWire(to: string, port = 0) {
  const cut = new Set<Socket>();
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(to).port), new URL(to).hostname);
    near.on('data', (part) => void (cut.has(near) || far.write(part)));
    far.on('data', (part) => void (cut.has(near) || near.write(part)));
    for (const it of [near, far]) it.on('error', () => undefined);
    near.on('close', () => far.destroy());
    far.on('close', () => cut.has(near) || near.destroy());
    open.add(near);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const url = new URL(to);
  // It listens on a port of the network.
  url.port = String((server.address() as AddressInfo).port);
  const close = async () => {
    open.forEach((it) => it.destroy());
    await new Promise((closed) => server.close(closed));
  };
  return { url: url.href, port: Number(url.port), cut: () => open.forEach((it) => cut.add(it)), close };
}
