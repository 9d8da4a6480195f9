import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rendered } from '@/server/pages/ssr';

/** A separate back end, from which the pages are rendered. */
const sent: { path: string; headers: Headers }[] = [];
apiServer(
  http.get('https://market.test/*', ({ request }) => {
    sent.push({ path: new URL(request.url).pathname, headers: request.headers });
    return HttpResponse.json(request.url.endsWith('/module') ? [] : {});
  }),
);
afterEach(() => {
  vi.unstubAllEnvs();
  sent.length = 0;
});

async function render() {
  vi.stubEnv('API_BASE_URL', 'https://market.test');
  vi.stubEnv('SITE_URL', 'https://shop.test');
  await rendered(async () => ({}))({ locale: 'en', params: {} });
  return sent;
}

describe('a page that is rendered from another back end', () => {
  it('[HDR-02] asks below /api/v1 only', async () => {
    const paths = (await render()).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(['/api/v1/config', '/api/v1/module', '/api/v1/react-landing-page']);
  });

  it('[HDR-06] names its site as the origin, which no browser lets a script do', async () => {
    for (const { headers } of await render()) expect(headers.get('origin')).toBe('https://shop.test');
  });

  it('[HDR-05] asks for JSON and nothing else', async () => {
    for (const { headers } of await render()) expect(headers.get('accept')).toBe('application/json');
  });

  it.each([
    ['33571750', undefined],
    ['4711', '4711'],
  ])('[HDR-07] carries the software id %s', async (id, set) => {
    vi.stubEnv('NEXT_PUBLIC_SOFTWARE_ID', set);
    for (const { headers } of await render()) expect(headers.get('X-software-id')).toBe(id);
  });
});
