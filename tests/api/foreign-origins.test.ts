import type { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { payApi } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';

const { database, api } = openShop(fillPaying());

describe('a page at another origin', () => {
  afterEach(() => void vi.unstubAllEnvs());

  const OTHER = 'https://other.example';
  const opened = (origins: string) => {
    vi.stubEnv('CORS_ORIGINS', origins);
    return payApi(database.db);
  };
  const preflight = (to: Hono, origin: string) =>
    to.request('/api/v1/customer/cart/add', {
      method: 'OPTIONS',
      headers: {
        ...{ origin, 'Access-Control-Request-Method': 'POST' },
        'Access-Control-Request-Headers': 'authorization,moduleid,x-localization',
      },
    });
  const allowed = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin');

  it('may call once the settings name it, and can read refusals, too', async () => {
    const open = opened(`${OTHER}, http://localhost:3001`);
    const { status, headers } = await preflight(open, OTHER);
    expect([status, headers.get('Access-Control-Allow-Origin'), headers.get('Vary')]).toEqual([
      ...[204, OTHER, expect.stringContaining('Origin')],
    ]);
    expect(headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(headers.get('Access-Control-Allow-Headers')).toContain('moduleid');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();

    for (const [path, expected] of [
      ['/config', 200],
      ['/customer/cart/list', 401],
      ['/no-such-call', 404],
    ] as const) {
      const answer = await open.request(`/api/v1${path}`, { headers: { origin: OTHER } });
      expect([path, answer.status, allowed(answer)]).toEqual([path, expected, OTHER]);
      expect(answer.headers.get('Vary')).toContain('Origin');
    }
  });

  it.each([OTHER, 'https://other.example.evil.example', 'http://other.example', 'null', ''])(
    'may not read anything otherwise: %j',
    async (origin) => {
      for (const to of [api, opened('https://shop.example'), opened('*'), opened('null')]) {
        expect(allowed(await preflight(to, origin))).toBeNull();
        expect(allowed(await to.request('/api/v1/config', { headers: { origin } }))).toBeNull();
      }
    },
  );

  it('is not allowed when the settings name none', async () => {
    expect((await preflight(api, OTHER)).status).toBe(404);
  });
});
