import http from 'node:http';

const CLIENTS = 10;
const WARM_UP = 60;
const REQUESTS = 300;
/** The best round counts: other load on the machine only ever adds time. */
const ROUNDS = 3;

const FOOD = { zoneid: '[1]', moduleid: '4', latitude: '19.99177', longitude: '60.50875', 'X-localization': 'en' };
const typed = [
  'pizza',
  'chicken',
  'piza',
  'chiken',
  'burg',
  'salad',
  'egg',
  'fres',
  'خضرا',
  'شاورم',
  'دجاج',
  'golden noodle',
  'tea',
];
const search = (n) => `name=${encodeURIComponent(typed[n % typed.length])}`;
const page = (n) => `limit=12&offset=${1 + (n % 3)}`;
/** In the smaller data set a module has ten stores in a zone: a larger page, or a later one, would return less. */
const ofStores = (n) => `limit=${6 + (n % 3)}&offset=1`;

/** The measured requests: those of one call differ as far as its parameters allow. */
export const CALLS = [
  { name: 'nothing (no database)', path: () => '/web-services' },
  {
    name: 'search: items',
    path: (n) => `/get-combined-data?list_type=item&data_type=searched&${search(n)}&${page(n)}`,
  },
  {
    name: 'search: stores',
    path: (n) => `/get-combined-data?list_type=store&data_type=searched&${search(n)}&${ofStores(n)}`,
  },
  { name: 'suggestions', path: (n) => `/items/search-suggestion?${search(n)}&limit=8` },
  { name: 'suggestions: all', path: (n) => `/items/item-or-store-search?${search(n)}` },
  {
    name: 'category: items',
    path: (n, known) => `/categories/items/${known.categories[n % known.categories.length]}?${page(n)}`,
  },
  {
    name: 'category: filtered',
    path: (n, known) =>
      `/get-combined-data?list_type=item&data_type=category&category_ids=[${known.categories[n % known.categories.length]}]&min_price=4&max_price=12&filter=["low"]&${page(n)}`,
  },
  { name: 'stores', path: (n) => `/stores/get-stores/all?${ofStores(n)}` },
  {
    name: 'stores: nearest and open',
    path: (n) => `/get-combined-data?list_type=store&filter=open,nearby&${ofStores(n)}`,
  },
  { name: 'popular items', path: (n) => `/items/popular?${page(n)}` },
  { name: 'discounted items', path: (n) => `/items/discounted?${page(n)}` },
  {
    name: "a store's items",
    path: (n, known) => `/items/latest?store_id=${known.stores[n % known.stores.length]}&category_id=0&${page(1)}`,
  },
  { name: 'item details', path: (n, known) => `/items/details/${known.items[n % known.items.length]}` },
  { name: 'store details', path: (n, known) => `/stores/details/${known.stores[n % known.stores.length]}` },
];

/**
 * Milliseconds of each call by name: `{ p50, p95 }` of its best round, with ten clients that send the next request as
 * soon as the last one is answered. Each round covers all calls, so that a load peak does not affect only one of them.
 */
export async function measure(base) {
  const known = await knownIds(base);
  const times = new Map();
  for (const { path } of CALLS) await all(base, WARM_UP, (n) => path(n, known));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, path } of CALLS) {
      const taken = (await all(base, REQUESTS, (n) => path(n, known))).toSorted((a, b) => a - b);
      const best = { p50: taken[Math.floor(taken.length * 0.5)], p95: taken[Math.floor(taken.length * 0.95)] };
      if (!times.has(name) || best.p95 < times.get(name).p95) times.set(name, best);
    }
  }
  return times;
}

async function knownIds(base) {
  const read = async (path) => (await fetch(base + path, { headers: FOOD })).json();
  const { products } = await read('/items/popular?limit=100');
  const { stores } = await read('/stores/popular?limit=50');
  const categories = await read('/categories');
  return {
    items: products.map(({ id }) => id),
    stores: stores.map(({ id }) => id),
    categories: categories.flatMap(({ id, childes }) => [id, ...childes.map((child) => child.id)]),
  };
}

/** The times of `count` requests, ten at a time. */
async function all(base, count, path) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const times = [];
  let next = 0;
  const client = async () => {
    while (next < count) {
      const n = next++;
      const began = performance.now();
      await ask(base + path(n), agent);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return times;
}

function ask(url, agent) {
  return new Promise((done, failed) => {
    const request = http.get(url, { agent, headers: FOOD }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 200 ? done() : failed(new Error(`${url}: ${answer.statusCode}`))));
    });
    request.on('error', failed);
  });
}
