import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkAddress } from '@/server/http/network-address';
import { freePort } from '../../src/cli/free-port.mjs';
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
  port = await freePort();
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

/** A shop of one build: it has the files of that build only, and the same pages as the others. */
async function openShop(build: string) {
  const asked: string[] = [];
  const own = [
    `/_next/static/chunks/main-${build}.js`,
    `/i18n/en-${build}.js`,
    `/_next/static/${build}/_buildManifest.js`,
  ];
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    response.statusCode = url === '/' || own.includes(url) ? 200 : 404;
    response.end(url === '/' ? own.join(' ') : build);
  });
  const end = () => {
    server.closeAllConnections();
    return new Promise((ended) => server.close(ended));
  };
  return { port: await listen(server), asked, end };
}

describe('the nginx of deploy/compose while a new build takes over', () => {
  const shops: Awaited<ReturnType<typeof openShop>>[] = [];
  let house: Awaited<ReturnType<typeof openBalancer>>;
  let address = '';
  beforeAll(async () => {
    for (const build of ['former', 'former', 'new']) shops.push(await openShop(build));
    const at = await freePort();
    address = `http://127.0.0.1:${at}`;
    house = await openBalancer(
      at,
      shops.map((shop) => shop.port),
    );
  }, 180_000);
  afterAll(async () => {
    house.stop();
    await Promise.all(shops.map(({ end }) => end()));
  });

  it('[beyond §2.22] finds the scripts of each page in whichever shop has them', async () => {
    const seen = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const named = await fetch(`${address}/`).then((page) => page.text());
      for (const file of named.split(' ')) {
        expect((await fetch(address + file)).status, file).toBe(200);
        seen.add(file);
      }
    }
    // Pages of both builds were shown.
    expect(seen.size).toBe(6);
  });

  it('says that a file is missing once no shop has it, and goes on', async () => {
    for (let n = 0; n < 4; n += 1) expect((await fetch(`${address}/i18n/en-of-nobody.js`)).status).toBe(404);
    expect((await fetch(`${address}/`)).status).toBe(200);
  });

  it('asks one shop only for a page that is missing, and for what writes', async () => {
    for (const shop of shops) shop.asked.length = 0;
    await fetch(`${address}/store/nowhere`);
    await fetch(`${address}/api/v1/customer/cart/add`, { method: 'POST' });
    await fetch(`${address}/_next/static/chunks/nothing.js`, { method: 'POST' });
    expect(shops.flatMap(({ asked }) => asked)).toHaveLength(3);
  });
});

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
