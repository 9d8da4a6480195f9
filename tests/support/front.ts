import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { openFront } from '../../src/cli/front/front.mjs';
import { ShopResponse } from '../../src/cli/front/shop-response.mjs';

const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';

/** The requests that reached the stub of Next. */
type Heard = { method: string; path: string; headers: IncomingMessage['headers'] };
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns a page with cache headers; at `/home` it names its market. */
export function answerPage({
  control = SHARED,
  status = 200,
  type = 'text/html; charset=utf-8',
  body = `<p>${'dinner '.repeat(300)}</p>`,
} = {}): Answer {
  return ({ url = '', headers }, response) => {
    const market = /^\/(ar\/)?home$/.test(url.split('?')[0] ?? '') ? (headers.cookie ?? '') : '';
    response.setHeader('Cache-Control', market ? 'private, max-age=0' : control);
    response.setHeader('Content-Type', type);
    response.writeHead(status);
    response.write(body.slice(0, 10));
    response.end(body.slice(10) + market);
  };
}

/** The front of the shop with a stub of Next behind it; `heard` contains the stub's requests. */
export async function openTestFront(
  options: {
    answer?: Answer;
    env?: Record<string, string>;
    keepsPages?: boolean;
    defersScripts?: boolean;
    isClosed?: () => boolean | Promise<boolean>;
    files?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  } = {},
) {
  const { answer = answerPage(), env = {}, ...rest } = options;
  const heard: Heard[] = [];
  const front = await openFront({
    ...rest,
    env: { NODE_ENV: 'test', ...env },
    answer: async (request: IncomingMessage, response: ServerResponse) => {
      heard.push({ method: request.method ?? '', path: request.url ?? '', headers: { ...request.headers } });
      answer(request, response);
    },
  });
  let opened = 0;
  const server = createServer({ ServerResponse: ShopResponse }, (request, response) => {
    opened += 1;
    response.once('close', () => (opened -= 1));
    void front.handle(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    heard,
    /** How many responses have not ended. */
    opened: () => opened,
    /** Paths of the rendered pages. */
    made: () => heard.filter(({ method }) => method !== 'HEAD').map(({ path }) => path),
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' }),
    raw: (lines: string[]) => rawAnswer(port, lines),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((ended) => server.close(ended));
      await front.stop();
    },
  };
}

/** The raw response to a request that no client library would write. */
function rawAnswer(port: number, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(parts).toString()));
  });
}
