import { createServer, type IncomingMessage } from 'node:http';

type Asked = { path: string; key: string | undefined; fields: string | undefined; body: Record<string, unknown> };

type Given = { status?: number; json: unknown };

/** Google's places, geocoding and directions as the back end calls them; each test sets the answers. */
export async function startGoogleMaps() {
  const asked: Asked[] = [];
  let answers: (asked: Asked) => Given | Promise<Given> = () => ({ json: {} });
  const server = createServer((request, response) => {
    void told(request).then(async (answer) => {
      asked.push(answer);
      const { status = 200, json } = await answers(answer);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const at = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  return {
    settings: {
      ...{ GOOGLE_MAPS_SERVER_KEY: 'server-key', GOOGLE_PLACES_URL: at },
      ...{ GOOGLE_GEOCODE_URL: at, GOOGLE_ROUTES_URL: at },
    },
    asked,
    answer: (with_: typeof answers) => {
      asked.length = 0;
      answers = with_;
    },
    stop: () => new Promise((ended) => server.close(ended)),
  };
}

async function told(request: IncomingMessage): Promise<Asked> {
  let body = '';
  for await (const part of request) body += String(part);
  const { 'x-goog-api-key': key, 'x-goog-fieldmask': fields } = request.headers;
  return {
    path: `${request.method} ${request.url}`,
    key: key?.toString(),
    fields: fields?.toString(),
    body: JSON.parse(body || '{}'),
  };
}
