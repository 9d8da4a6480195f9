import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ValidationError } from 'yup';
import { limits } from '@/domain/limits';
import { areas } from '@/server/routes';
import { listCalls } from '@/server/openapi/calls';
import { openShop } from '@tests/support/rooms/shop-room';

const { api } = openShop();

const HEADERS = { zoneid: '[1]', moduleId: '1', latitude: '10.1', longitude: '10.1' };
const calls = listCalls(areas);
const withBody = calls.filter(({ endpoint }) => endpoint.method === 'post' || endpoint.method === 'put');

type Sent = { status: number; problems: { code: string; message: string }[]; ms: number };

async function send(
  method: string,
  path: string,
  body?: BodyInit,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const began = performance.now();
  const answer = await api.request(`http://shop.test/api/v1${path.replace(/:\w+/g, '1')}`, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...HEADERS, ...headers },
    ...(body !== undefined && { body, duplex: 'half' }),
  });
  const told = (await answer.json()) as { errors?: unknown };
  const problems = Array.isArray(told?.errors) ? (told.errors as Sent['problems']) : [];
  return { status: answer.status, problems, ms: performance.now() - began };
}

const list = (one: string, count: number) => Array.from({ length: count }, () => one).join(',');
/** The same hostile value in every field of a call. */
const inAll = (fields: string[], value: string) => `{${fields.map((name) => `"${name}":${value}`).join(',')}}`;

/** What an attacker sends: more of something than any call takes. */
const TOO_MUCH: [string, (fields: string[]) => string][] = [
  ['100,000 elements in each list', (fields) => inAll(fields.slice(0, 3), `[${list('{}', 100_000)}]`)],
  ['60 KB of elements', (fields) => inAll(fields.slice(0, 1), `[${list('{}', 20_000)}]`)],
  ['100,000 fields', () => `{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join(',')}}`],
  ['4,000 fields', () => `{${Array.from({ length: 4000 }, (_, n) => `"k${n}":1`).join(',')}}`],
  ['a depth of 30,000', (fields) => inAll(fields.slice(0, 1), '['.repeat(30_000) + ']'.repeat(30_000))],
  ['a depth of 20', (fields) => inAll(fields, '['.repeat(20) + ']'.repeat(20))],
  ['a text of 1 MB', (fields) => inAll(fields.slice(0, 1), `"${'a@'.repeat(500_000)}"`)],
  ['a text of 50 KB', (fields) => inAll(fields.slice(0, 1), `"${'a.'.repeat(25_000)}"`)],
  ['numbers of 30,000 digits', (fields) => inAll(fields.slice(0, 1), `[${'9'.repeat(30_000)}]`)],
];

describe('[HDR-14] more than a call takes', () => {
  it.each(TOO_MUCH)(
    '%s is refused by every call, at once and in few words',
    async (_name, bodyOf) => {
      const wrong = [];
      for (const { endpoint, schema } of withBody) {
        const { fields = {} } = schema.describe() as { fields?: object };
        const names = Object.keys(fields);
        const { status, problems, ms } = await send(
          endpoint.method,
          endpoint.path,
          bodyOf(names.length ? names : ['a']),
        );
        const isRefused = status === 401 || status === 403 || status === 413 || names.length === 0;
        // Reading 300 KB takes a few milliseconds; validating all elements would take minutes.
        if (!isRefused || status >= 500 || problems.length > limits.problems_told_max || ms > 3000)
          wrong.push(`${endpoint.path}: ${status}, ${problems.length} problems, ${Math.round(ms)} ms`);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it('reports at most twenty problems of one input', async () => {
    const lines = `[${list('{"variation":[1,2,3],"add_on_ids":["x"]}', 60)}]`;
    const { status, problems } = await send('post', '/customer/cart/add-multiple', `{"item_list":${lines}}`);
    expect([status, problems.length]).toEqual([403, limits.problems_told_max]);
  });

  it('a list that is too long is reported by its own name, without its elements', async () => {
    const { status, problems } = await send(
      'post',
      '/customer/cart/add-multiple',
      `{"item_list":[${list('{}', 101)}]}`,
    );
    expect([status, problems.map(({ code }) => code)]).toEqual([403, ['item_list']]);
  });

  it('a list as a JSON string in a field is limited like the list itself', async () => {
    const cart = JSON.stringify(`[${list('{}', 6000)}]`);
    const { status } = await send('post', '/customer/order/get-Tax', `{"is_buy_now":1,"cart":${cart}}`);
    expect(status).toBe(403);
  });

  it.each([
    ['many parameters', `?${Array.from({ length: 150 }, (_, n) => `a${n}=1`).join('&')}`],
    ['a long query', `?name=${'x'.repeat(10_000)}`],
    ['a long query behind a second question mark', `?name=x?${'x'.repeat(10_000)}`],
  ])('%s: refused by every call that is asked by its address', async (_name, query) => {
    const wrong = [];
    for (const { endpoint } of calls.filter((call) => call.endpoint.method === 'get')) {
      const { status } = await send('get', `${endpoint.path}${query}`);
      if (status !== 413 && status !== 401) wrong.push(`${endpoint.path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('a body of unknown length is read no further than the limit', async () => {
    // Without keys, or a signature, notices are refused unread.
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_x');
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const path of ['/auth/login', '/customer/cart/add', '/payment/stripe/webhook']) {
      const stream = endless();
      const { status } = await send('post', path, stream.body, { 'stripe-signature': 't=1,v1=a' });
      expect([path, status]).toEqual([path, 413]);
      expect(stream.given()).toBeLessThan(1024 * 1024);
    }
  });

  it.each([
    ['fields', 'a', '', 150],
    ['files', 'image', '; filename="a.png"', 30],
  ])('a form of too many %s is refused', async (_name, name, more, count) => {
    const part = `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nx\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    for (const path of ['/auth/login', '/customer/order/place', '/auth/delivery-man/store']) {
      expect([path, (await send('post', path, `${part.repeat(count)}--b--`, headers)).status]).toEqual([path, 413]);
    }
  });
});

describe('[HDR-14] [PROF-06] authentication', () => {
  const ofCustomers = calls.filter(({ caller }) => caller === 'customer');

  it('is required by each call that only customers may make', async () => {
    expect(ofCustomers.length).toBeGreaterThan(40);
    const others = [];
    for (const { endpoint, schema, caller } of calls) {
      if (caller === 'customer') continue;
      const input = await schema.validate({}, { abortEarly: false }).then(
        () => true,
        (error: unknown) => !(error instanceof ValidationError),
      );
      const { problems } = await send(endpoint.method, endpoint.path, endpoint.method === 'post' ? '{}' : undefined);
      if (input && problems.some(({ code }) => code === 'auth-001')) others.push(endpoint.path);
    }
    expect(others).toEqual([]);
  });

  it.each(
    ofCustomers.map((ofCustomer) => [`${ofCustomer.endpoint.method} ${ofCustomer.endpoint.path}`, ofCustomer] as const),
  )('%s: without a token it is refused before its body is read', async (_name, { endpoint }) => {
    const hasBody = endpoint.method === 'post' || endpoint.method === 'put';
    const stream = endless();
    // A query that is too long is refused when it is read.
    const path = hasBody ? endpoint.path : `${endpoint.path}?name=${'x'.repeat(10_000)}`;
    const { status, problems } = await send(endpoint.method, path, hasBody ? stream.body : undefined, {
      authorization: `Bearer ${'x'.repeat(40)}`,
    });
    expect([status, problems.map(({ code }) => code)]).toEqual([401, ['auth-001']]);
    // The stream may have produced one part before it was read.
    expect(stream.given()).toBeLessThanOrEqual(PART.length);
  });
});

const PART = new Uint8Array(16 * 1024);

/** An endless body, and how much of it was read. */
function endless(): { body: ReadableStream<Uint8Array>; given: () => number } {
  let given = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += PART.length;
      controller.enqueue(PART);
    },
  });
  return { body, given: () => given };
}
