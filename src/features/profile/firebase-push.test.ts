// @document
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPushToken, fetchPushToken } from './firebase-push';

vi.mock('firebase/app', () => ({ getApps: () => [], initializeApp: () => ({}), deleteApp: vi.fn() }));
vi.mock('firebase/messaging', () => ({
  isSupported: () => Promise.resolve(true),
  getMessaging: vi.fn(),
  getToken: () => Promise.resolve('token'),
  deleteToken: vi.fn(),
}));

const settings = { apiKey: 'key', vapidKey: 'vapid' } as Parameters<typeof fetchPushToken>[0];
const ended = vi.fn();
let registered: Map<string, string>;

/** As a browser keeps workers: one for each scope, and whoever asks for an address gets the narrowest that holds it. */
const workers = {
  register: (script: string, { scope = '/' } = {}) => {
    registered.set(scope, script);
    return Promise.resolve({});
  },
  getRegistration: (address: string) => {
    const [scope] = [...registered.keys()].filter((it) => address.startsWith(it)).sort((a, b) => b.length - a.length);
    if (!scope) return Promise.resolve(undefined);
    const unregister = () => ended(registered.get(scope));
    return Promise.resolve({ scope: `http://localhost:3000${scope}`, unregister });
  },
};

beforeEach(() => {
  ended.mockReset();
  registered = new Map([['/', '/offline-worker.js']]);
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('[PUSH-01] [beyond §2.22] the worker that shows messages', () => {
  it('leaves the one of the offline page its place', async () => {
    expect(await fetchPushToken(settings)).toBe('token');
    expect(registered.get('/')).toBe('/offline-worker.js');
    expect([...registered.values()]).toContain('/firebase-messaging-sw.js');
  });

  it('ends alone', async () => {
    await fetchPushToken(settings);
    await dropPushToken(settings);
    expect(ended.mock.calls).toEqual([['/firebase-messaging-sw.js']]);
  });

  it('ends no other where it does not stand', async () => {
    await dropPushToken(settings);
    expect(ended).not.toHaveBeenCalled();
  });
});
