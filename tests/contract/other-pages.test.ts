import { http, HttpResponse, type HttpHandler } from 'msw';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetStaticProps } from 'next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getStaticProps as startProps } from '@/pages/[[...rest]]';
import { getStaticProps as policyProps } from '@/pages/help-and-support/[[...rest]]';
import { getStaticProps as campaignProps } from '@/pages/campaigns/[id]';
import { getServerSideProps as maintenanceProps } from '@/pages/maintenance/[[...rest]]';
import { getStaticProps as productProps } from '@/pages/product/[id]';
import { getStaticProps as providerProps } from '@/pages/rental/provider-details/[id]';
import { log } from '@/server/http/log';
import { apiServer } from '@tests/support/api-server';

/** Pages that are rendered from another back end of the family, with its check of the module (wire-format §1.1). */
const FOOD = 2;
const SHOPS = 3;
const RENTAL = 6;
const modules = [
  { id: FOOD, module_name: 'Food', module_type: 'food', status: '1' },
  { id: SHOPS, module_name: 'Shops', module_type: 'ecommerce', status: '1' },
  { id: RENTAL, module_name: 'Rental', module_type: 'rental', status: '1' },
];
const at = (path: string) => `https://market.test/api/v1${path}`;

/** Calls that need no module. */
const open = [
  http.get(at('/config'), () => HttpResponse.json({ default_location: { lat: '20', lng: '60' } })),
  http.get(at('/module'), () => HttpResponse.json(modules)),
  http.get(at('/react-landing-page'), () => HttpResponse.json({})),
  http.get(at('/zone/list'), () => HttpResponse.json([{ id: 1, name: 'Harbour', modules }])),
  http.get(at('/config/get-zone-id'), () => HttpResponse.json({ zone_id: '[1]', zone_data: [] })),
];

/** A call behind the module check; `answer` tells what the module of the header has. */
const checked = (path: string, answer: (module_id: number) => Response): HttpHandler =>
  http.get(at(path), ({ request }) => {
    const module_id = Number(request.headers.get('moduleId'));
    if (modules.some(({ id }) => id === module_id)) return answer(module_id);
    const message = 'Module id is required';
    return HttpResponse.json({ errors: [{ code: 'moduleId', message }] }, { status: 403 });
  });

const unknown = () => HttpResponse.json({ errors: { code: 'product-001', message: 'Not found' } }, { status: 404 });
const lamp = { id: 5, slug: 'lamp', name: 'Lamp', price: 20, module_id: SHOPS, store_id: 9, zone_id: 1 };
const campaign = { id: 7, title: 'Autumn', available_date_ends: '2030-01-01' };

const server = apiServer(
  ...open,
  checked('/items/details/lamp', (module_id) => (module_id === SHOPS ? HttpResponse.json(lamp) : unknown())),
  checked('/items/details/ghost', unknown),
  checked('/items/reviews/5', () => HttpResponse.json({ reviews: [] })),
  checked('/items/related-items/5', () => HttpResponse.json([])),
  checked('/items/related-store-items/5', () => HttpResponse.json([])),
  // The family answers a campaign in every module, with the stores of that module.
  checked('/campaigns/basic-campaign-details', (module_id) =>
    HttpResponse.json({ ...campaign, stores: module_id === SHOPS ? [{ id: 9, name: 'Lights' }] : [] }),
  ),
  checked('/rental/provider/get-provider-details/wheels', () =>
    HttpResponse.json({ id: 4, slug: 'wheels', name: 'Wheels', module_id: RENTAL, zone_id: 1 }),
  ),
  checked('/rental/provider/get-provider-reviews/4', () => HttpResponse.json({ reviews: [] })),
  checked('/rental/vehicle/get-provider-vehicles', () => HttpResponse.json({ vehicles: [] })),
  checked('/rental/banners/4', () => HttpResponse.json([])),
);

beforeEach(() => {
  vi.stubEnv('API_BASE_URL', 'https://market.test');
  vi.stubEnv('SITE_URL', 'https://shop.test');
});
afterEach(() => vi.unstubAllEnvs());

const render = <Props extends object>(props: GetStaticProps<Props>, id: string) =>
  props({ locale: 'en', params: { id } });

describe('a page whose path names no module, where the back end wants one', () => {
  it('[ROUTE-08] [ROUTE-09] of a product is rendered in the module that has the product', async () => {
    expect(await render(productProps, 'lamp')).toMatchObject({
      props: { id: 'lamp', market: { zone_ids: [1], module_id: SHOPS } },
    });
  });

  it('[ROUTE-08] of a product that no module has is missing', async () => {
    expect(await render(productProps, 'ghost')).toMatchObject({ notFound: true });
  });

  it('[beyond §4.1] of a campaign is rendered in the module whose stores take part', async () => {
    expect(await render(campaignProps, '7')).toMatchObject({
      props: {
        id: 7,
        renderedMarket: { zone_ids: [1], module_id: SHOPS },
        market: { zone_ids: [1], module_id: SHOPS },
      },
    });
  });

  it('[beyond §4.1] of a campaign in which no store takes part is rendered all the same', async () => {
    server.use(checked('/campaigns/basic-campaign-details', () => HttpResponse.json({ ...campaign, stores: [] })));
    expect(await render(campaignProps, '7')).toMatchObject({ props: { renderedMarket: { module_id: FOOD } } });
  });

  it('[ROUTE-18] of a provider is rendered in rental', async () => {
    expect(await render(providerProps, 'wheels')).toMatchObject({ props: { market: { module_id: RENTAL } } });
  });
});

describe('a page of a back end that does not answer the texts of the start page', () => {
  it.each([503, 500, 404])('[CONFIG-15] is rendered all the same after %i', async (status) => {
    server.use(http.get(at('/react-landing-page'), () => HttpResponse.json({ code: status }, { status })));
    expect(await render(productProps, 'lamp')).toMatchObject({
      props: { id: 'lamp', footer: { fixed_footer_description: '', download_user_app_links: {} } },
    });
    expect(await startProps({ locale: 'en', params: {} })).toMatchObject({ props: { market: { zone_ids: [1] } } });
  });

  it('[CONFIG-15] is told in the log once, not with each page', async () => {
    server.use(http.get(at('/react-landing-page'), () => HttpResponse.json({}, { status: 503 })));
    const warn = vi.spyOn(log, 'warn').mockReturnValue();
    for (let n = 0; n < 3; n += 1) await render(productProps, 'lamp');
    expect(warn.mock.calls.length).toBeLessThan(2);
    warn.mockRestore();
  });

  it('[CONFIG-15] is not called missing where it is the configuration that is', async () => {
    server.use(http.get(at('/config'), () => HttpResponse.json({}, { status: 404 })));
    await expect(render(policyProps, '')).rejects.toMatchObject({ status: 404 });
  });
});

describe('the maintenance page', () => {
  async function ask(url: string, maintenance_mode: boolean, status = 200) {
    const config = { business_name: 'Medina', maintenance_mode };
    server.use(http.get(at('/config'), () => HttpResponse.json(config, { status })));
    const req = Object.assign(new IncomingMessage(new Socket()), { url, cookies: {} });
    const res = new ServerResponse(req);
    const rest = /\/maintenance\/(\w+)/.exec(url)?.[1];
    const props = await maintenanceProps({
      req,
      res,
      query: {},
      resolvedUrl: url,
      locale: 'en',
      params: rest ? { rest: [rest] } : {},
    });
    return { props, told: [res.statusCode, res.getHeader('Retry-After'), res.getHeader('Cache-Control')] };
  }

  it.each([
    ['/maintenance/closed', true],
    // The front server knows of the end some seconds later.
    ['/maintenance/closed', false],
    ['/maintenance', true],
  ])('[CONFIG-01] at %s is answered 503 and kept by no cache (closed: %s)', async (url, mode) => {
    const { props, told } = await ask(url, mode);
    expect(props).toMatchObject({ props: { config: { business_name: 'Medina', maintenance_mode: mode } } });
    expect(told).toEqual([503, '60', 'no-store']);
  });

  it.each(['/maintenance/closed', '/maintenance'])('[CONFIG-01] at %s comes without the back end, too', async (url) => {
    const { props, told } = await ask(url, true, 500);
    expect(props).toEqual({ props: { config: null } });
    expect(told).toEqual([503, '60', 'no-store']);
  });

  it('[CONFIG-01] is data with 200 for the router of a browser', async () => {
    expect((await ask('/_next/data/b1/en/maintenance.json', true)).told).toEqual([200, undefined, 'no-store']);
  });

  it.each([
    ['/maintenance', false],
    ['/maintenance/other', true],
  ])('[CONFIG-01] at %s does not exist (closed: %s)', async (url, mode) => {
    expect((await ask(url, mode)).props).toEqual({ notFound: true });
  });
});
