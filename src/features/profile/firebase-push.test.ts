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

/** Registers service workers like a browser: one for each scope; a lookup returns the narrowest matching scope. */
const workers = {
  register: (script: string, { scope = '/' } = {}) => {
    registered.set(scope, script);
    return Promise.resolve({});
  },
  getRegistration: (address: string) => {
    const [scope] = [...registered.keys()].filter((key) => address.startsWith(key)).sort((a, b) => b.length - a.length);
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

describe('[PUSH-01] [beyond §2.22] the service worker for push messages', () => {
  it('does not replace the one of the offline page', async () => {
    expect(await fetchPushToken(settings)).toBe('token');
    expect(registered.get('/')).toBe('/offline-worker.js');
    expect([...registered.values()]).toContain('/firebase-messaging-sw.js');
  });

  it('is removed alone', async () => {
    await fetchPushToken(settings);
    await dropPushToken(settings);
    expect(ended.mock.calls).toEqual([['/firebase-messaging-sw.js']]);
  });

  it('is not confused with another one when it is missing', async () => {
    await dropPushToken(settings);
    expect(ended).not.toHaveBeenCalled();
  });
});
