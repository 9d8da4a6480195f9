import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Another back end for the storefront. It forwards to the first shop, except for an answer that never ends, one that
 * never begins, and a call that accepts any body.
 */
export async function openBackEnd(shop: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((asked, answer) => {
    if (asked.url?.startsWith('/api/v1/endless')) return endless(answer);
    if (asked.url?.startsWith('/api/v1/silent')) return;
    if (asked.url?.startsWith('/api/v1/all')) return takeAll(asked, answer);
    const headers = { ...asked.headers, host: new URL(shop).host };
    const passed = request(shop + asked.url, { method: asked.method, headers, agent: false }, (theirs) => {
      answer.writeHead(theirs.statusCode ?? 502, theirs.headers);
      theirs.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function takeAll(asked: IncomingMessage, answer: ServerResponse): void {
  asked.resume();
  asked.on('end', () => answer.end('{}'));
}

const PART = Buffer.alloc(256 * 1024, ' ');

function endless(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'application/json' });
  pipeline(Readable.from(forEver()), answer).catch(() => undefined);
}

function* forEver(): Generator<Buffer> {
  for (;;) yield PART;
}
