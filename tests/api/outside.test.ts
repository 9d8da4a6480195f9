import type { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '@/server/http/api';
import { demoStaff } from '@/server/demo/staff';
import { fromWithin } from '@/server/http/caller';
import { cspReports, violationsIn } from '@/server/http/csp-report';
import { log } from '@/server/http/log';
import { serveMedia } from '@/server/media/serve-media';
import { areas } from '@/server/routes';
import { openShop, runWith } from '@tests/support/rooms/shop-room';
import { NOW } from '@tests/support/round-market';

const { database } = openShop();
let api: Hono;
let now = NOW;

runWith({ TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests-only', SITE_URL: 'https://shop.test' });
beforeAll(() => {
  const open = async () => database.db;
  const others = [serveMedia, cspReports(open, () => now)];
  api = createApi(areas, open, { staff: demoStaff, others, now: () => now });
});
beforeEach(() => {
  // Resets all rate limits.
  now = new Date(now.getTime() + 3_600_000);
});

const pictures = async (headers: Record<string, string>, env?: object) => {
  const answer = await api.request('/api/v1/config', { headers }, env);
  return ((await answer.json()) as { base_urls: { item_image_url: string } }).base_urls.item_image_url;
};

describe('an answer of the back end', () => {
  it('names this shop’s origin whatever Host a client sends, and no host for internal calls', async () => {
    expect(await pictures({})).toMatch(/^https:\/\/shop\.test\//);
    expect(await pictures({ 'X-server': 'internal', host: 'evil.test' })).toMatch(/^https:\/\/shop\.test\//);
    expect(await pictures({}, fromWithin)).toMatch(/^\//);
  });

  it.each([
    ['/config', 'GET', 200],
    ['/customer/info', 'GET', 401],
    ['/customer/cart/list', 'GET', 401],
    ['/auth/login', 'POST', 403],
    ['/none', 'GET', 404],
    ['/media/none.webp', 'GET', 404],
  ])('to %s may be kept by nobody', async (path, method, status) => {
    const answer = await api.request(`/api/v1${path}`, { method });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });
});

describe('a report of the content policy', () => {
  const report = (body: string, address = '10.1.0.1') =>
    api.request('/api/v1/csp-report', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/csp-report',
        'X-Forwarded-For': address,
        'content-length': String(body.length),
      },
    });
  const breach = JSON.stringify({
    'csp-report': {
      'document-uri': 'https://shop.test/track-order?phone=+15550100001#x',
      'violated-directive': "script-src 'self'",
      'blocked-uri': 'https://evil.test/steal.js?token=abc',
      'script-sample': 'const card = "4242"',
      referrer: 'https://shop.test/profile?token=abc',
    },
  });

  it('is logged without anything personal', async () => {
    const written = vi.spyOn(log, 'info').mockReturnValue();
    expect((await report(breach)).status).toBe(204);
    expect(written.mock.calls.map(([, facts]) => facts)).toEqual([
      {
        ...{ directive: 'script-src', blocked: 'https://evil.test', page: '/track-order' },
        request: expect.stringMatching(/^[\w-]{36}$/),
      },
    ]);
    written.mockRestore();
  });

  it('is read in both formats, with a limited number of reports', () => {
    const body = { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'https://shop.test/home?x=1' };
    const crowd = Array.from({ length: 50 }, () => ({ type: 'csp-violation', body }));
    expect(violationsIn(crowd)).toHaveLength(5);
    expect(violationsIn(crowd)[0]).toEqual({ directive: 'img-src', blocked: 'inline', page: '/home' });
    const data = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data:image/png;base64,AAAA' } };
    expect(violationsIn(data)).toEqual([{ directive: 'img-src', blocked: 'data:', page: '' }]);
  });

  it.each([
    'null',
    '[]',
    '{}',
    '"x"',
    '[null]',
    '{"csp-report":null}',
    '{"csp-report":{"violated-directive":"a\\nb"}}',
    'x',
  ])('that is none, %s, is taken and not written down', async (body) => {
    const written = vi.spyOn(log, 'info').mockReturnValue();
    expect((await report(body)).status).toBe(204);
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  it('is refused when it is too long', async () => {
    expect((await report(JSON.stringify({ 'csp-report': { x: 'x'.repeat(9000) } }))).status).toBe(413);
  });

  it('is refused from an address that sends too many, and from no other', async () => {
    for (let n = 0; n < 60; n += 1) expect((await report('{}', '2001:db8:1:2::1')).status).toBe(204);
    expect((await report('{}', '2001:db8:1:2:ffff::9')).status).toBe(405);
    expect((await report('{}', '2001:db8:1:3::1')).status).toBe(204);
    expect((await report('{}', '1.1.1.1, 2001:db8:1:2::7')).status).toBe(405);
  });
});
