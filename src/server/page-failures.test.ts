import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from './http/log';
import { pageFailures } from './page-failures';

const sent = {
  kind: 'page',
  message: 'TypeError: x is undefined',
  frames: ['x /_next/static/chunks/main.js:1:2'],
  route: '/store/[id]',
  build: '0c1b2e',
  language: 'en',
};

/** As by `navigator.sendBeacon`. */
function report(body: unknown, { address = '10.2.0.1', from = 'same-origin' } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'Sec-Fetch-Site': from, 'content-type': 'text/plain', 'content-length': String(text.length) };
  const connection = { incoming: { socket: { remoteAddress: address } } };
  return pageFailures.request('/api/page-failures', { method: 'POST', body: text, headers }, connection);
}

const counted = vi.fn();

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
  subscribe('medina:page-failure', counted);
});
afterEach(() => {
  unsubscribe('medina:page-failure', counted);
  vi.restoreAllMocks();
  counted.mockReset();
});

describe('[beyond §2.22] a page that failed in a browser', () => {
  it('is one line of the log, and counted', async () => {
    expect((await report(sent)).status).toBe(204);
    expect(vi.mocked(log.warn).mock.calls).toEqual([['A page failed in a browser', { failure: sent }]]);
    expect(counted).toHaveBeenCalledWith({ kind: 'page' }, 'medina:page-failure');
  });

  it('is told without what could be about a person, whatever is sent', async () => {
    await report({ ...sent, message: 'Error: lina@shop.example, +15550100300', phone: '+15550100300' });
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toMatch(/lina|1555/);
  });

  it.each([
    ['another site', sent, { from: 'cross-site' }, 403],
    ['a program', sent, { from: '' }, 403],
    ['what is no report', 'x', {}, 400],
    ['a list', [sent], {}, 400],
    ['what is too long', { ...sent, message: 'x'.repeat(5000) }, {}, 413],
  ])('is not taken from %s', async (_who, body, how, status) => {
    expect((await report(body, { address: '10.2.0.2', ...how })).status).toBe(status);
    expect(log.warn).not.toHaveBeenCalled();
    expect(counted).not.toHaveBeenCalled();
  });

  it('is not taken from an address that sends too many, and from no address when all send too many', async () => {
    const statuses = async (times: number, address: (n: number) => string) => {
      const all = [];
      for (let n = 0; n < times; n += 1) all.push((await report(sent, { address: address(n) })).status);
      return all;
    };
    const ofOne = await statuses(22, () => '10.2.0.3');
    expect(ofOne.slice(18)).toEqual([204, 204, 429, 429]);
    expect((await statuses(60, (n) => `10.3.0.${n}`)).at(-1)).toBe(429);
  });
});
