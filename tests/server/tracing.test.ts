import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { newShop, type Shop } from '../fleet/shops';
import { freePort } from '../../src/cli/free-port.mjs';
import { onCluster, startCluster } from '@tests/support/postgres';
import { fillMarket } from '@tests/support/round-market';

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};

let cluster: Awaited<ReturnType<typeof startCluster>>;
let shop: Shop;
const told: string[] = [];
const spans = () =>
  told.flatMap((text) =>
    (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      (resourceSpan) => resourceSpan.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const data = mkdtempSync(join(tmpdir(), 'medina-traced-'));
const collector = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  told.push(Buffer.concat(parts).toString());
  response.end('{}');
});

beforeAll(async () => {
  cluster = await startCluster();
  await onCluster(cluster.url, 'create database medina');
  const database = await openPostgres(`${cluster.url}/medina`);
  await migrateDatabase(database);
  await fillMarket(database.db);
  await database.close();
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  shop = newShop({
    ...{ PORT: String(await freePort()), OPS_PORT: String(await freePort()), DATA_DIR: data, DEMO: 'false' },
    ...{ DATABASE_URL: `${cluster.url}/medina`, SECRET: 'drawn-for-this-test-alone', HOST: '127.0.0.1' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' },
    NODE_OPTIONS: '',
  });
  await shop.start();
});
afterAll(async () => {
  await shop.stop('SIGKILL');
  collector.close();
  await cluster.stop();
  rmSync(data, { recursive: true, force: true });
});

it('a request, its call and its queries are one trace, which names no visitor', async () => {
  const headers = { zoneId: '[1]', moduleId: '1', 'user-agent': 'Nosy Browser 1.0' };
  const path = `/api/v1/customer/order/track?order_id=1&guest_id=1&contact_number=%2B15550100999`;
  await fetch(`http://127.0.0.1:${shop.port}${path}`, { headers });
  await fetch(`http://127.0.0.1:${shop.port}/store/plain`, { headers });
  // The remaining spans are sent at the end.
  expect(await shop.stop()).toBe(0);

  const call = spans().find(({ name }) => name === 'GET /customer/order/track');
  // Next has spans of its own between the two.
  const above = (span: Span | undefined): Span | undefined => {
    const parent = spans().find(({ spanId }) => spanId === span?.parentSpanId);
    return parent ? above(parent) : span;
  };
  expect(above(call)?.name).toMatch(/^GET/);
  const queries = spans().filter(({ name, traceId }) => name.startsWith('pg.query') && traceId === call?.traceId);
  expect(queries.length).toBeGreaterThan(0);
  expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 404 } });

  // A page is a trace, too, with the calls that it makes.
  expect(spans().some(({ name }) => name === 'GET /stores/details/:id')).toBe(true);
  for (const personal of ['15550100999', 'Nosy', '/store/plain']) expect(told.join()).not.toContain(personal);
});

it('tracing is not loaded without the setting', () => {
  const script = `import { createRequire } from 'node:module';
    import { startTracing } from './src/cli/tracing.mjs';
    const end = await startTracing('.', {});
    await end();
    const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('@opentelemetry'));
    process.stdout.write(String(loaded.filter((file) => !file.includes('/api/')).length));`;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })).toBe('0');
});
