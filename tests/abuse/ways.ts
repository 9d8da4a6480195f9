/** The building blocks of the table of attacks: the target, the attacker, and how it attacks. */
import { flood, type Sending, type Sent } from './send';

export type Ground = {
  /** Sends to the shop that is attacked, from the attacker's address, until the signal. */
  send: (path: string, options?: Partial<Sending>) => Promise<Sent>;
  /** The token of a customer. */
  token: string;
  /** Pictures of under 2 MB: 39 megapixels of 16 bits, and as many as are taken. */
  pictures: { huge: Buffer; large: Buffer };
  /** Pictures of the demo, below `media/`, that are not generated yet. */
  unpainted: string[];
  /** The longest script of the build, below `/_next/static/`. */
  script: string;
  signal: AbortSignal;
};

export type Attack = {
  name: string;
  /** The target is the storefront of another back end, instead of the shop. */
  front?: true;
  /** The most bytes that the shop may cache of each answer, for attacks that try to fill its cache. */
  kept_bytes?: number;
  /** The duration in milliseconds, for attacks that take longer than the default to have an effect. */
  ms?: number;
  /**
   * All answers that the attacker may get. The first has to occur at least once: it proves that the guard works,
   * however fast the machine is. Calls under way when the attack ends get no answer.
   */
  answers: [Sent['status'], ...Sent['status'][]];
  run: (ground: Ground) => Promise<void>;
};

export const JSON_TYPE = { 'content-type': 'application/json' };
export const FOOD = { zoneid: '[1]', moduleid: '4' };

type Size = { count?: number; atOnce?: number };

export function posts(path: string, { body, count = 40, atOnce = 4 }: Size & { body: string }): Attack['run'] {
  return ({ send, token, signal }) =>
    flood({ count, atOnce, signal }, () =>
      send(`/api/v1${path}`, {
        ...{ method: 'POST', body },
        headers: { ...JSON_TYPE, ...FOOD, authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) },
      }),
    );
}

type Headers = Record<string, string>;

export function gets(
  path: (n: number) => string,
  { count = 100, atOnce = 4, headers = {} }: Size & { headers?: Headers | ((n: number) => Headers) } = {},
): Attack['run'] {
  const makeHeaders = typeof headers === 'function' ? headers : () => headers;
  return ({ send, signal }) => flood({ count, atOnce, signal }, (n) => send(path(n), { headers: makeHeaders(n) }));
}

/** Bodies of 50 MB without a declared length. */
export function floods(path: string, { count, atOnce }: Required<Size>): Attack['run'] {
  return ({ send, signal }) => flood({ count, atOnce, signal }, () => send(path, { method: 'POST', body: parts(200) }));
}

export function pictures(size: keyof Ground['pictures'], { count, atOnce }: Required<Size>): Attack['run'] {
  return ({ send, token, pictures: made, signal }) =>
    flood({ count, atOnce, signal }, async () => {
      const form = new FormData();
      form.set('receiver_type', 'admin');
      form.set('receiver_id', '0');
      for (const n of [1, 2, 3]) {
        form.append('image[]', new Blob([new Uint8Array(made[size])], { type: 'image/png' }), `${n}.png`);
      }
      const { headers, body } = new Request('http://shop.test', { method: 'POST', body: form });
      const type = headers.get('content-type') ?? '';
      await send('/api/v1/customer/message/send', {
        method: 'POST',
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
        body: body as unknown as AsyncIterable<Buffer>,
      });
    });
}

export function list(one: string, count: number, between = ','): string {
  return Array.from({ length: count }, () => one).join(between);
}

export function part(name: string, value: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

const PART = Buffer.alloc(256 * 1024, ' ');

export function* parts(count: number): Generator<Buffer> {
  for (let n = 0; n < count; n++) yield PART;
}

export function from(n: number): Headers {
  return { 'X-Forwarded-For': `192.0.2.${n % 250}, 203.0.${n % 200}.${1 + (n % 250)}` };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** New search words each time, each similar to many names. */
export function oddWords(n: number): string {
  return Array.from({ length: 40 }, (_, word) =>
    Array.from({ length: 13 }, (_, place) => LETTERS[(n * 7 + word * 11 + place * (1 + (n % 5))) % 26]).join(''),
  ).join(' ');
}
