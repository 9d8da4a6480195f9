import { afterEach, expect, it, vi } from 'vitest';
import { webServices } from './web-services';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['by another back end, which sends them', 'https://back.example', 'public-key'],
  ['never by the embedded one, which sends none', '', ''],
])('[PUSH-01] push messages are offered %s', (_which, back_end, vapidKey) => {
  vi.stubEnv('FIREBASE_API_KEY', 'key');
  vi.stubEnv('FIREBASE_VAPID_KEY', 'public-key');
  vi.stubEnv('API_BASE_URL', back_end);
  expect(webServices().firebase).toMatchObject({ apiKey: 'key', vapidKey });
});
