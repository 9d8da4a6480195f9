import { http as on, HttpResponse } from 'msw';
import { apiServer } from './api-server';
import type { Endpoint } from '@/contract/core/endpoint';
import { createHttp } from '@/lib/api/http';
import { requestOver } from '@/lib/api/request';

type Visitor = { token?: string | null; module_id?: number | null; at?: { lat: number; lng: number } };

/**
 * A stubbed back end, and the storefront's request function for one visitor. For a whole test file: it listens before
 * the first test and resets its answers after each.
 */
export function backEnd(visitor: Visitor = {}) {
  const server = apiServer();

  const shared = { token: null, zone_ids: [1], module_id: null, at: null, language: 'en', ...visitor };
  const http = createHttp({ baseURL: 'http://market.test/api/v1', shared: () => shared });
  const asked: URL[] = [];
  const headers: Headers[] = [];

  function answers({ method, path }: Pick<Endpoint, 'method' | 'path'>, body: unknown, status = 200): void {
    server.use(
      // The handler compares the whole path, including parameters.
      on[method](`*/api/v1${path}`, ({ request }) => {
        asked.push(new URL(request.url));
        headers.push(request.headers);
        return HttpResponse.json(body as Record<string, unknown>, { status });
      }),
    );
  }

  /** `asked`: the URLs of the calls so far; `headers`: their headers. */
  return { server, ask: requestOver(() => Promise.resolve(http)), answers, asked, headers };
}
