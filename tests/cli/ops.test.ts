import { channel } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMetrics } from '../../src/cli/metrics.mjs';
import { openOps } from '../../src/cli/ops-server.mjs';
import { makeReadiness } from '../../src/cli/readiness.mjs';
import { checkReadiness } from '@/server/readiness';
import { addSoups, newCustomer, payApi, placeAs } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';

type Checks = Record<string, string>;

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function opsWith(check: () => Promise<Checks>, env: Record<string, string> = {}) {
  const metrics = openMetrics({ root: '.', readiness: check, env: { NODE_ENV: 'test', ...env } });
  const ops = await openOps({ port: 0, host: '127.0.0.1', readiness: check, metrics: metrics.registry });
  stop = () => ops.stop().finally(metrics.stop);
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${ops.port}${path}`);
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: await answer.text() };
  };
  return { ask, count: metrics.count };
}

describe('the health checks', () => {
  it('report that the process is alive, and whether it is ready', async () => {
    let checks: Checks = { shop: 'ok', database: 'ok' };
    const { ask } = await opsWith(() => Promise.resolve(checks));
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}\n' });
    expect(await ask('/readyz?now')).toMatchObject({ status: 200 });
    checks = { shop: 'ok', database: 'ECONNREFUSED' };
    const { status, body } = await ask('/readyz');
    expect([status, JSON.parse(body)]).toEqual([503, { status: 'unavailable', checks }]);
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
    expect(await ask('/other')).toMatchObject({ status: 404 });
  });

  it('can leave out shared services, so that not all instances are removed when one of these fails', async () => {
    let checks: Checks = { shop: 'ok', database: 'ECONNREFUSED', files: 'The disk is full' };
    const { ask } = await opsWith(() => Promise.resolve(checks));
    expect(await ask('/readyz?exclude=database')).toMatchObject({ status: 503 });
    const { status, body } = await ask('/readyz?exclude=database&exclude=files');
    expect([status, JSON.parse(body)]).toEqual([200, { status: 'ok', checks: { shop: 'ok' } }]);
    checks = { shop: 'stopping' };
    expect(await ask('/readyz?exclude=shop')).toMatchObject({ status: 503 });
  });

  it('report a check that throws', async () => {
    const { ask } = await opsWith(() => Promise.reject(new Error('no bundle')));
    expect(await ask('/readyz')).toMatchObject({ status: 500 });
  });
});

describe('the readiness of a shop', () => {
  let stage = 'open';
  const database = { database: 'ok', files: 'ok', migrated: Date.now() };
  const check = (env: Record<string, string> = {}) =>
    makeReadiness({
      root: '.',
      stage: () => stage,
      load: () => Promise.resolve(),
      env: { NODE_ENV: 'test', ...env },
    })();
  const told = vi.fn(() => Promise.resolve(database));

  beforeAll(() => void (globalThis.medinaReadiness = told));
  afterAll(() => void (globalThis.medinaReadiness = undefined));
  afterEach(() => void (stage = 'open'));

  it('depends on the back end', async () => {
    expect(await check()).toEqual({ shop: 'ok', database: 'ok', migrations: 'ok', files: 'ok' });
  });

  it('fails first when the shop stops', async () => {
    stage = 'stopping';
    expect(await check()).toEqual({ shop: 'stopping' });
  });

  it('reports missing migrations', async () => {
    told.mockResolvedValueOnce({ ...database, migrated: 1 });
    expect(await check()).toMatchObject({ migrations: expect.stringContaining('lacks migrations') });
  });

  it('does not depend on the database of another back end', async () => {
    told.mockResolvedValueOnce({ ...database, database: 'ECONNREFUSED' });
    expect(await check({ API_BASE_URL: 'https://market.example' })).toEqual({ shop: 'ok' });
    told.mockReset().mockResolvedValue(database);
  });

  it('reports the problem of the database', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://medina@127.0.0.1:9/medina');
    try {
      expect(await checkReadiness()).toMatchObject({ database: 'connect ECONNREFUSED 127.0.0.1:9', migrated: null });
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe('the metrics behind alerts', () => {
  const figures = async (checks: Checks, env?: Record<string, string>) => {
    const { ask } = await opsWith(() => Promise.resolve(checks), env);
    return (await ask('/metrics')).body;
  };

  it('exist from the start, so that the absence of events is visible', async () => {
    expect(await figures({})).toContain('medina_orders_total{outcome="placed"} 0\n');
    expect(await figures({})).toContain('medina_payment_notices_total{outcome="taken"} 0\n');
  });

  it('count the pages that failed in a browser', async () => {
    const { ask } = await opsWith(() => Promise.resolve({}));
    expect((await ask('/metrics')).body).toContain('medina_page_failures_total{kind="page"} 0\n');
    channel('medina:page-failure').publish({ kind: 'page' });
    expect((await ask('/metrics')).body).toContain('medina_page_failures_total{kind="page"} 1\n');
  });

  it('report what is not ready, as /readyz does', async () => {
    const body = await figures({ shop: 'ok', database: 'ok', files: 'The disk is full' });
    expect(body).toContain('medina_ready{check="database"} 1\n');
    expect(body).toContain('medina_ready{check="files"} 0\n');
    expect(body).not.toContain('disk is full');
  });

  it('report a replica only where there is one', async () => {
    expect(await figures({})).not.toContain('medina_database_replica');
    const body = await figures({}, { DATABASE_READ_URL: 'postgres://medina@replica/medina' });
    expect(body).toContain('medina_database_replica_used 0\n');
    // 0 seconds would mean that all is well.
    expect(body).toContain('medina_database_replica_lag_seconds Nan\n');
  });

  it('contain the limit of the cache in memory', async () => {
    expect(await figures({}, { CACHE_MEGABYTES: '8' })).toContain('medina_cache_limit_bytes 8388608\n');
  });
});

describe('what is counted', () => {
  const { database } = openShop(fillPaying());

  it('are calls by their path pattern and orders by their outcome, never input of customers', async () => {
    const { ask } = await opsWith(() => Promise.resolve({}));
    const api = payApi(database.db);
    const { token } = await newCustomer(database.db, 0);
    await addSoups(api, token);
    await placeAs(api, token, { payment_method: 'cash_on_delivery' });
    await placeAs(api, token, { payment_method: 'cash_on_delivery' });
    await api.request('/api/v1/customer/order/details?order_id=4711');
    const { body, type } = await ask('/metrics');
    expect(type).toContain('text/plain; version=0.0.4');
    expect(body).toContain('medina_orders_total{outcome="placed"} 1\n');
    expect(body).toContain('medina_orders_total{outcome="empty_cart"} 1\n');
    expect(body).toMatch(
      /medina_api_call_duration_seconds_count\{route="\/customer\/order\/details",method="GET",status="\d+",caller="visitors"\} 1\n/,
    );
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(body).toContain('process_resident_memory_bytes');
    for (const secret of [token, '4711', '+1555']) expect(body).not.toContain(secret);
  });

  it('[CHECKOUT-01] are signed notices of payments, never what anybody sends to their address', async () => {
    const { ask } = await opsWith(() => Promise.resolve({}));
    const api = payApi(database.db);
    const send = async (headers: Record<string, string> = {}) =>
      (await api.request('/api/v1/payment/stripe/webhook', { method: 'POST', headers, body: '{}' })).status;
    const signed = { 'stripe-signature': 't=1,v1=00' };
    try {
      expect([await send(), await send(signed)]).toEqual([403, 403]);
      vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_x');
      expect(await send()).toBe(403);
      expect((await ask('/metrics')).body.match(/medina_payment_notices_total\{.*/g)).toEqual([
        'medina_payment_notices_total{outcome="taken"} 0',
        'medina_payment_notices_total{outcome="foreign"} 0',
        // Otherwise the first refusal of each process would be no increase, and the alert would miss it.
        'medina_payment_notices_total{outcome="no_secret"} 0',
        'medina_payment_notices_total{outcome="signature"} 0',
        'medina_payment_notices_total{outcome="time"} 0',
        'medina_payment_notices_total{outcome="amount"} 0',
      ]);
      expect(await send(signed)).toBe(403);
    } finally {
      vi.unstubAllEnvs();
    }
    expect((await ask('/metrics')).body).toContain('medina_payment_notices_total{outcome="no_secret"} 1\n');
  });

  it('are requests under a few labels, whatever is requested', async () => {
    const { ask, count } = await opsWith(() => Promise.resolve({}));
    const shop = createServer((request, response) => {
      count(request, response);
      response.writeHead(request.url === '/missing' ? 404 : 200).end();
    });
    await once(shop.listen(0, '127.0.0.1'), 'listening');
    const { port } = shop.address() as AddressInfo;
    const paths = ['/', '/ar', '/store/a-b-c', '/ar/store/x?y', '/missing', '/_next/static/a.js', '/api/v1/config'];
    for (const path of [...paths, '/_next/data/b/en/home.json', '/api/v1/media/a.webp', '/fonts/a.woff2'])
      await fetch(`http://127.0.0.1:${port}${path}`);
    shop.close();
    const { body } = await ask('/metrics');
    const counted = [...body.matchAll(/medina_http_request_duration_seconds_count\{route="([^"]+)".* (\d+)\n/g)];
    expect(Object.fromEntries(counted.map(([, route, times]) => [route, Number(times)]))).toEqual({
      '/': 2,
      '/store': 2,
      other: 1,
      files: 2,
      api: 1,
      'data of pages': 1,
      media: 1,
    });
  });
});
