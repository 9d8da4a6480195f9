import { http as on, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { describe, expect, it } from 'vitest';
import { listCart } from '@/contract/ordering/cart';
import { addToCart } from '@/contract/ordering/cart-writes';
import { getConfig } from '@/contract/config';
import { getLanding } from '@/contract/catalogue/content';
import type { Endpoint, Input } from '@/contract/core/endpoint';
import { getItem } from '@/contract/catalogue/item';
import { listPopularItems } from '@/contract/catalogue/item-lists';
import { listModules } from '@/contract/catalogue/module';
import { getOrderLines, placeOrder, trackOrder } from '@/contract/ordering/order';
import { cancelOrder } from '@/contract/ordering/order-cancel';
import { getZone } from '@/contract/place/place';
import { getAddressAt, getDistance, getPlace, searchPlaces } from '@/contract/place/map';
import { getStore, listStores } from '@/contract/catalogue/store';
import { ApiFailure } from '@/lib/api/errors';
import { createHttp } from '@/lib/api/http';
import { requestOver } from '@/lib/api/request';

/** The journey of a guest up to an order, against back ends 3.1, 3.5 and 4.0, over the network. */
const server = apiServer();

let expired = 0;
const guest = { token: null, zone_ids: [1], module_id: 3, at: { lat: 20, lng: 60.5 }, language: 'en' };
const askAs = (token: string | null) => {
  const http = createHttp({
    baseURL: 'http://market.test/api/v1',
    shared: () => ({ ...guest, token }),
    expired: () => (expired += 1),
  });
  return requestOver(() => Promise.resolve(http));
};

function answers({ method, path }: Endpoint, body: unknown, status = 200): void {
  // The handler compares the complete path including its parameters.
  const answer = () => HttpResponse.json(body as Record<string, unknown>, { status });
  server.use(on[method](`*/api/v1${path}`, answer));
}

/** For each version: the answer, and the part of the result that must match. */
type Case = [version: string, endpoint: Endpoint, input: object, answer: unknown, read: unknown];

const footer = { fixed_footer_description: 'Text' };
const pivot = { zone_id: 1, module_id: 3, per_km_shipping_charge: '1.5', minimum_shipping_charge: 3 };
const zone = (more: object) => ({ id: 1, name: 'A', status: 1, modules: [{ id: 3, pivot: { ...pivot, ...more } }] });
const zoneRead = (delivery_charge_type: string) => ({
  zone_ids: [1, 4],
  zone_data: [{ modules: [{ pivot: { delivery_charge_type, per_km_shipping_charge: 1.5 } }] }],
});
const slim = { id: 5, name: 'Shirt', price: 20, has_variant: 1, discount: '10', discount_type: 'percent' };
const full = {
  ...{ id: 5, slug: 'shirt', name: 'Shirt', price: '20', discount: 10, discount_type: 'percent', store_id: 2 },
  ...{ food_variations: '', add_ons: [], choice_options: [{ name: 'choice_1', title: 'Size', options: ['S'] }] },
  ...{ variations: [{ type: 'S', price: 20, stock: 3 }], category_ids: [{ id: '12', position: 1, name: 'Tops' }] },
};
const line = { id: 1, item_id: 5, module_id: 3, price: 20, quantity: 2, item: full };
const lineRead = [{ id: 1, price: 20, quantity: 2, item: { id: 5, price: 20, food_variations: [] } }];
const page = { total_size: 1, limit: '10', offset: '1' };
const order = { id: 7, order_amount: 21.5, order_status: 'pending', delivery_man: null };
const detail = { id: 1, item_id: 5, price: 20, quantity: 2, item_details: full };
const point = { lat: 20, lng: 60.5 };
const ends = { origin_lat: 20, origin_lng: 60.5, destination_lat: 20.1, destination_lng: 60.5 };
const wanted = { guest_id: 9, item_id: 5, model: 'Item', price: 20, quantity: 2, variation: [{ type: 'S' }] };
const placing: Input<typeof placeOrder> = {
  guest_id: 9,
  payment_method: 'cash_on_delivery',
  order_type: 'take_away',
  store_id: 2,
};

const cases: Case[] = [
  ['3.1', getConfig, {}, { currency_symbol: '€', tax_included: 1, guest_checkout_status: 1 }, { tax_included: true }],
  ['3.5', getConfig, {}, { system_tax_include_status: 1, cash_on_delivery: true }, { tax_included: true }],
  [
    '4.0',
    getConfig,
    {},
    { pro_member_status: 1, system_tax_include_status: 0 },
    { tax_included: false, extensions: [] },
  ],
  ['3.1 flat', getLanding, {}, footer, footer],
  ['3.5 nested', getLanding, {}, { hero_section: {}, footer_section: footer }, footer],
  ['3.1', getZone, point, { zone_id: '[1,4]', zone_data: [zone({})] }, zoneRead('distance')],
  [
    '3.5',
    getZone,
    point,
    { zone_id: '[1,4]', zone_data: [zone({ delivery_charge_type: 'fixed' })] },
    zoneRead('fixed'),
  ],
  ['3.1', listModules, {}, [{ id: 3, module_name: 'Shop', module_type: 'ecommerce', status: '1' }], [{ id: 3 }]],
  [
    '4.0 slim',
    listModules,
    {},
    [
      { id: 3, module_name: 'Shop', module_type: 'ecommerce', short_description: 'All', slug: 'shop', zones: [] },
      { id: 9, module_type: 'ride-share' },
    ],
    [{ id: 3, description: 'All' }],
  ],
  [
    '2.x',
    searchPlaces,
    { search_text: 'pier' },
    { predictions: [{ place_id: 'p', description: 'Pier, Bay' }], status: 'OK' },
    [{ placeId: 'p', main: 'Pier', secondary: 'Bay' }],
  ],
  [
    '3.x',
    searchPlaces,
    { search_text: 'pier' },
    { suggestions: [{ placePrediction: { placeId: 'p', text: { text: 'Pier' } } }] },
    [{ placeId: 'p', main: 'Pier', secondary: '' }],
  ],
  ['2.x', getPlace, { placeid: 'p' }, { result: { geometry: { location: point }, formatted_address: 'Pier' } }, point],
  ['3.x', getPlace, { placeid: 'p' }, { location: { latitude: 20, longitude: 60.5 } }, point],
  ['all', getAddressAt, point, { results: [{ formatted_address: 'Pier 1' }], status: 'OK' }, { address: 'Pier 1' }],
  ['2.x', getDistance, ends, { rows: [{ elements: [{ distance: { value: 900 }, status: 'OK' }] }] }, { metres: 900 }],
  ['3.x', getDistance, ends, { distanceMeters: 900, duration: '60s' }, { metres: 900, seconds: 60 }],
  ['3.x', getDistance, ends, { status: 'ZERO_RESULTS' }, { metres: null }],
  [
    '3.1',
    listStores,
    { filter: 'all' },
    { ...page, stores: [{ id: 2, active: 1 }] },
    { limit: 10, stores: [{ id: 2 }] },
  ],
  ['any, failing', listStores, { filter: 'all' }, [], { stores: [] }],
  ['3.5', getStore, { id: 'ember' }, { id: 2, active: true, open: 1 }, { id: 2, active: true, open: true }],
  ['any, unknown', getStore, { id: 'ember' }, {}, null],
  ['3.1 full', listPopularItems, {}, { ...page, products: [full] }, { products: [{ id: 5, has_variant: true }] }],
  ['3.5 slim', listPopularItems, {}, { ...page, products: [slim] }, { products: [{ slug: '', discount: 10 }] }],
  ['all', getItem, { id: 'shirt' }, full, { id: 5, food_variations: [], variations: [{ type: 'S', stock: 3 }] }],
  ['3.1', listCart, { guest_id: 9 }, [{ ...line, item_type: 'App\\Models\\Item', add_on_ids: [] }], lineRead],
  [
    '3.1 texts',
    listCart,
    { guest_id: 9 },
    [{ ...line, variation: '[{"type":"S","price":20}]', add_on_ids: '[]' }],
    lineRead,
  ],
  ['4.0', addToCart, wanted, [{ ...line, item_type: 'Item', is_guest: true }], lineRead],
  ['any, empty', listCart, { guest_id: 9 }, {}, []],
  ['all', placeOrder, placing, { message: 'ok', order_id: 7, total_ammount: 21.5, status: 'pending' }, { order_id: 7 }],
  ['3.1', trackOrder, { order_id: 7 }, { ...order, delivery_man: [{ id: 4 }] }, { id: 7, delivery_man: { id: 4 } }],
  ['3.5', trackOrder, { order_id: 7 }, { ...order, scheduled: '1' }, { order_amount: 21.5, scheduled: true }],
  ['all', getOrderLines, { order_id: 7 }, [detail], [{ id: 1, name: 'Shirt', quantity: 2 }]],
  ['all, parcel', getOrderLines, { order_id: 7 }, order, []],
  ['all', cancelOrder, { order_id: 7, reason: 'Late' }, { message: 'Canceled' }, { message: 'Canceled' }],
];

describe('[HDR-15] a back end of version', () => {
  it.each(cases.map((testCase) => [testCase[0], testCase[1].path, testCase] as const))(
    '%s answers %s',
    async (_version, _path, it_) => {
      const [, endpoint, input, answer, read] = it_;
      answers(endpoint, answer);
      const got = await askAs(null)(endpoint, input);
      if (typeof read === 'object' && read !== null) expect(got).toMatchObject(read);
      else expect(got).toEqual(read);
    },
  );

  async function headersFrom(token: string | null): Promise<Headers> {
    let sent = new Headers();
    server.use(
      on.get('*/api/v1/config', ({ request }) => {
        sent = request.headers;
        return HttpResponse.json({});
      }),
    );
    await askAs(token)(getConfig, {});
    return sent;
  }

  it('[HDR-03] [HDR-05] gets location, module and language in every call', async () => {
    const sent = await headersFrom(null);
    const names = ['zoneid', 'moduleid', 'latitude', 'longitude', 'x-localization'];
    expect(names.map((name) => sent.get(name))).toEqual(['[1]', '3', '20', '60.5', 'en']);
    expect(sent.get('accept')).toBe('application/json');
  });

  it.each([
    ['of a customer', 'a-token', 'Bearer a-token'],
    ['of a guest', null, null],
  ])('[HDR-04] gets the token in a call %s', async (_whose, token, header) =>
    expect((await headersFrom(token)).get('authorization')).toBe(header),
  );
});

/** wire-format §1.4 */
const refusals: [what: string, status: number, body: unknown, errors: [code: string, message: string][]][] = [
  [
    'a list',
    403,
    {
      errors: [
        { code: 'a', message: 'A' },
        { code: 'b', message: 'B' },
      ],
    },
    [
      ['a', 'A'],
      ['b', 'B'],
    ],
  ],
  ['a list in a 203', 203, { errors: [{ code: 'order_amount', message: 'Too much' }] }, [['order_amount', 'Too much']]],
  ['a list in a 200', 200, { errors: [{ code: 'zoneId', message: 'Where?' }] }, [['zoneId', 'Where?']]],
  ['a business code', 406, { errors: [{ code: 'order_time', message: 'At least' }] }, [['order_time', 'At least']]],
  ['one object', 404, { errors: { code: 'product-001', message: 'Gone' } }, [['product-001', 'Gone']]],
  ['a text', 401, { errors: 'Unauthorized' }, [['', 'Unauthorized']]],
  ['error and message', 403, { error: 'x', message: 'X' }, [['x', 'X']]],
  ['error alone', 404, { error: 'vehicle_not_found' }, [['vehicle_not_found', 'vehicle_not_found']]],
  ['a message', 404, { message: 'Mismatch' }, [['', 'Mismatch']]],
  ['messages', 403, { message: ['Not enough', 'Too late'] }, [['', 'Not enough']]],
  ['the word on a payment', 403, { payment: 'Not this order' }, [['', 'Not this order']]],
  ['an empty refusal', 403, [{}], [['', '']]],
  [
    'bare ids',
    403,
    [4, 5],
    [
      ['4', ''],
      ['5', ''],
    ],
  ],
  ['a licence check', 503, { code: 503, message: 'Locked' }, [['', '']]],
  ['nothing', 500, null, [['', '']]],
];

describe('[HDR-11] [HDR-12] [HDR-14] a refusal', () => {
  it.each(refusals)('as %s is read', async (_what, status, body, errors) => {
    answers(placeOrder, body, status);
    const failure = await askAs(null)(placeOrder, placing).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    const read = failure as ApiFailure;
    expect([read.status, read.errors]).toEqual([status, errors.map(([code, message]) => ({ code, message }))]);
  });

  it('as a proxy’s page, or no answer at all, has no message', async () => {
    server.use(on.post('*/api/v1/customer/order/place', () => HttpResponse.html('<h1>502</h1>', { status: 502 })));
    expect(await askAs(null)(placeOrder, placing).catch((apiFailure: ApiFailure) => apiFailure.errors)).toEqual([
      { code: '', message: '' },
    ]);
    server.use(on.post('*/api/v1/customer/order/place', () => HttpResponse.error()));
    expect(await askAs(null)(placeOrder, placing).catch((apiFailure: ApiFailure) => apiFailure.status)).toBe(0);
  });

  it('[HDR-08] of a token differs from that of a guest', async () => {
    answers(listCart, { errors: [{ code: 'auth-001', message: 'Unauthenticated.' }] }, 401);
    await askAs(null)(listCart, {}).catch(() => null);
    expect(expired).toBe(0);
    await askAs('a-token')(listCart, {}).catch(() => null);
    expect(expired).toBe(1);
  });
});
