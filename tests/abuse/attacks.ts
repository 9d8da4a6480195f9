import { flood } from './send';
import { floods, FOOD, from, gets, JSON_TYPE, list, oddWords, part, parts, pictures, posts, type Attack } from './ways';

/** Pictures of the shop itself, and sizes that Next would make of them. */
const PICTURES = ['empty-cart', 'gift', 'ride', 'sell'];
const WIDTHS = [640, 828, 1080, 1920, 3840];

/** New kinds of abuse are one row each. An attack ends by itself or by its signal. */
export const attacks: Attack[] = [
  {
    name: 'add-multiple: 120 KB of {}',
    answers: [403],
    run: posts('/customer/cart/add-multiple', {
      count: 20,
      body: `{"guest_id":1,"item_list":[${list('{}', 40_000)}]}`,
    }),
  },
  {
    name: 'add-multiple: 1 MB of {}',
    answers: [413, 'closed'],
    run: posts('/customer/cart/add-multiple', { count: 6, body: `{"item_list":[${list('{}', 340_000)}]}` }),
  },
  {
    name: 'add-multiple: as many wrong lines as are taken',
    answers: [403],
    run: posts('/customer/cart/add-multiple', {
      count: 20,
      atOnce: 2,
      body: `{"guest_id":1,"item_list":[${list(`{"add_on_ids":[${list('"x"', 30)}]}`, 100)}]}`,
    }),
  },
  {
    name: 'add: lists of 60 KB',
    answers: [403],
    run: posts('/customer/cart/add', { count: 20, body: `{"add_on_ids":[${list('""', 20_000)}]}` }),
  },
  {
    name: 'JSON: text within text',
    answers: [403],
    run: posts('/customer/order/place', {
      body: JSON.stringify({ cart: `[${list('{}', 6600)}]`, receiver_details: '['.repeat(5000) }),
    }),
  },
  {
    name: 'form: many parts',
    answers: [413, 'closed'],
    run: ({ send, signal }) => {
      const body = Buffer.from(list(part('image', 'x'), 60_000, '') + '--b--');
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      return flood({ count: 12, atOnce: 4, signal }, () =>
        send('/api/v1/auth/delivery-man/store', { method: 'POST', headers, body }),
      );
    },
  },
  {
    name: 'body: without an end',
    answers: [413, 'closed'],
    run: ({ send, signal }) =>
      flood({ count: 8, atOnce: 8, signal }, () =>
        send('/api/v1/auth/login', { method: 'POST', headers: JSON_TYPE, body: parts(400) }),
      ),
  },
  {
    name: 'query: many parameters',
    answers: [413],
    run: gets((n) => `/api/v1/items/popular?${list(`ids[]=${n}`, 1200, '&')}`, { headers: FOOD }),
  },
  {
    name: 'webhook: 50 MB',
    answers: [413, 'closed'],
    run: floods('/api/v1/payment/stripe/webhook', { count: 6, atOnce: 3 }),
  },
  {
    name: 'forwarding: bodies of 50 MB',
    front: true,
    answers: [413, 'closed'],
    run: floods('/api/v1/all', { count: 8, atOnce: 4 }),
  },
  {
    name: 'forwarding: answers without an end',
    front: true,
    answers: [200],
    run: gets(() => '/api/v1/endless', { count: 12, atOnce: 4 }),
  },
  {
    name: 'forwarding: a back end that is silent',
    front: true,
    answers: ['unanswered'],
    run: gets(() => '/api/v1/silent', { count: 40, atOnce: 40 }),
  },
  {
    name: 'pictures: 39 megapixels of 16 bits, three at a time',
    answers: [403],
    run: pictures('huge', { count: 6, atOnce: 3 }),
  },
  {
    name: 'pictures: many of 16 megapixels',
    answers: [503, 200],
    run: pictures('large', { count: 24, atOnce: 24 }),
  },
  {
    name: 'files of the build by 2,000 ways to write their path',
    ms: 12_000,
    kept_bytes: 64 * 1024,
    answers: [200],
    run: (ground) => gets((n) => `/_next/static/${n}/../${ground.script}`, { count: 2000, atOnce: 16 })(ground),
  },
  {
    name: '/_next/image: every size of every picture',
    answers: [404],
    run: gets(
      (n) => `/_next/image?url=%2Fimages%2F${PICTURES[n % PICTURES.length]}.webp&w=${WIDTHS[n % WIDTHS.length]}&q=75`,
      { count: 200 },
    ),
  },
  {
    name: '/home: odd cookies',
    answers: [200],
    run: gets((n) => `/home?n=${n}`, { count: 150, atOnce: 2, headers: (n) => ({ cookie: `market=z${n}.m${n}` }) }),
  },
  {
    name: 'search: forty odd words',
    answers: [403],
    run: gets((n) => `/api/v1/items/item-or-store-search?name=${encodeURIComponent(oddWords(n))}`, {
      count: 200,
      atOnce: 2,
      headers: { ...FOOD, latitude: '20', longitude: '60.5' },
    }),
  },
  {
    name: 'passwords: 400 guesses from 400 addresses',
    answers: [401, 503],
    run: ({ send, signal }) =>
      flood({ count: 400, atOnce: 64, signal }, (n) =>
        send('/api/v1/auth/login', {
          ...{ method: 'POST', headers: { ...JSON_TYPE, ...from(n) } },
          body: JSON.stringify({
            login_type: 'manual',
            email_or_phone: `n${n}@medina.example`,
            password: `guess-${n}`,
          }),
        }),
      ),
  },
  {
    name: 'painting: every picture of the demo at once',
    answers: [503, 200],
    run: (ground) =>
      gets((n) => `/api/v1/media/${ground.unpainted[n]}`, { count: ground.unpainted.length, atOnce: 300 })(ground),
  },
];
