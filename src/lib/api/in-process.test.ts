import { describe, expect, it } from 'vitest';
import { createHttp } from './http';
import { callInProcess } from './in-process';

const shared = () => ({ token: null, at: null, language: 'en', zone_ids: [3], module_id: 4 });
const httpTo = (answer: (request: Request) => Response | Promise<Response>) =>
  createHttp({ baseURL: 'http://internal/api/v1', shared, adapter: callInProcess(answer) });

describe('a call within the process', () => {
  it('carries path, query, headers and body', async () => {
    const seen: unknown[] = [];
    const http = httpTo(async (request) => {
      seen.push(request.method, request.url, request.headers.get('moduleId'), await request.text());
      return Response.json({ ok: true });
    });
    const { data } = await http.post('/stores', { name: 'Café' }, { params: { limit: 12 } });
    expect(data).toEqual({ ok: true });
    expect(seen).toEqual(['POST', 'http://internal/api/v1/stores?limit=12', '4', '{"name":"Café"}']);
  });

  it('reports a refusal like the network', async () => {
    const http = httpTo(() => Response.json({ errors: [{ code: 'not-found', message: 'Gone' }] }, { status: 404 }));
    await expect(http.get('/stores/1')).rejects.toMatchObject({ status: 404 });
  });

  it('fails when the answer never comes', async () => {
    const http = httpTo(() => new Promise(() => undefined));
    await expect(http.get('/config', { timeout: 5 })).rejects.toMatchObject({ status: 0 });
  });
});
