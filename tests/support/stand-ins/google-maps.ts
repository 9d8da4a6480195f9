import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, vi } from 'vitest';

type Asked = { path: string; key: string | undefined; fields: string | undefined; body: Record<string, unknown> };

type Given = { status?: number; json: unknown };

/**
 * Google's places, geocoding and directions as the back end calls them, for a whole test file; each test sets the
 * answers.
 */
export function googleMaps() {
  const asked: Asked[] = [];
  let answers: (asked: Asked) => Given | Promise<Given> = () => ({ json: {} });
  const server = createServer((request, response) => {
    void told(request).then(async (answer) => {
      asked.push(answer);
      const { status = 200, json } = await answers(answer);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  const answer = (with_: typeof answers) => {
    asked.length = 0;
    answers = with_;
  };
  /** Answers the first call when the function that is returned is called. */
  const answerLater = (given: Given) => {
    let go = () => {};
    const gone = new Promise<void>((resolve) => (go = resolve));
    answer(async () => {
      if (asked.length === 1) await gone;
      return given;
    });
    return () => go();
  };
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const at = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
    vi.stubEnv('GOOGLE_MAPS_SERVER_KEY', 'server-key');
    for (const name of ['PLACES', 'GEOCODE', 'ROUTES']) vi.stubEnv(`GOOGLE_${name}_URL`, at);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await new Promise((ended) => server.close(ended));
  });
  /** Resolves once it has been asked something; other tests may keep the processor busy. */
  const whenAsked = () => vi.waitFor(() => expect(asked).not.toEqual([]), { timeout: 10_000 });
  return { asked, answer, answerLater, whenAsked };
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
