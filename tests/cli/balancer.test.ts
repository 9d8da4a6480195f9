import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkAddress } from '@/server/http/network-address';
import { openBalancer } from '../fleet/balancer';

/** What the shop behind the nginx of compose is told about who asks. */
const heard: string[] = [];
const shop = createServer((request, response) => {
  heard.push(String(request.headers['x-forwarded-for']));
  response.end();
});
let port = 0;
let balancer: Awaited<ReturnType<typeof openBalancer>>;

const listen = (server: typeof shop) =>
  new Promise<number>((ready) => {
    server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port));
  });

beforeAll(async () => {
  const free = createServer();
  port = await listen(free);
  await new Promise((ended) => free.close(ended));
  balancer = await openBalancer(port, [await listen(shop)]);
}, 180_000);
afterAll(async () => {
  balancer.stop();
  shop.closeAllConnections();
  await new Promise((ended) => shop.close(ended));
});

/** The address that the shop counts the visitor by. */
async function countedAs(forwarded: string | null, proxies: number): Promise<string | null | undefined> {
  await fetch(`http://127.0.0.1:${port}/`, { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} });
  return networkAddress(heard.at(-1), '127.0.0.9', proxies);
}

describe('the nginx of deploy/compose', () => {
  it('tells visitors apart behind a proxy that ends TLS, with TRUSTED_PROXIES=2', async () => {
    expect(await countedAs('203.0.113.5', 2)).toBe('203.0.113.5');
    expect(await countedAs('203.0.113.6', 2)).toBe('203.0.113.6');
    // What the visitor made up stands before what the proxy has seen.
    expect(await countedAs('9.9.9.9, 203.0.113.5', 2)).toBe('203.0.113.5');
  });

  it('lets nobody make up an address where it is the only one, with TRUSTED_PROXIES=1', async () => {
    expect(await countedAs(null, 1)).toBe('127.0.0.1');
    expect(await countedAs('203.0.113.5', 1)).toBe('127.0.0.1');
  });
});
