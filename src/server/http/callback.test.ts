import { afterEach, expect, it, vi } from 'vitest';
import { redirectTo, returnPath, wholeAddress } from './callback';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['http://shop.test/profile?page=wallet#top', '/profile?page=wallet#top'],
  ['http://shop.test', '/'],
  ['http://evil.example@shop.test/x', '/x'],
  ['https://shop.test/x', undefined],
  ['http://shop.test:81/x', undefined],
  ['http://shop.test.evil.example/', undefined],
  ['http://evil.example/http://shop.test/', undefined],
  ['http://shop.test//evil.example/x', undefined],
  ['http://shop.test/\\\\evil.example/x', undefined],
  ['//evil.example/', undefined],
  ['/profile', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the return path of %s is %s', (address, path) => {
  expect(returnPath(address, { origin: 'http://shop.test' })).toBe(path);
});

it.each([
  ['https://client.example/wallet?a=b', 'https://client.example/wallet?a=b'],
  ['http://client.example/wallet', undefined],
  ['https://client.example.evil.test/wallet', undefined],
  ['https://other.example/', undefined],
])('keeps the whole address of a client at a configured origin: %s', (address, kept) => {
  vi.stubEnv('CORS_ORIGINS', 'https://client.example');
  expect(returnPath(address, { origin: 'http://shop.test' })).toBe(kept);
});

it('returns no path when the shop has no origin', () => {
  expect(returnPath('http://shop.test/x', { origin: '' })).toBeUndefined();
});

it('redirects to SITE_URL, else to the host that the browser requested', () => {
  vi.stubEnv('SITE_URL', '');
  expect(redirectTo('/x?y')).toBe('/x?y');
  vi.stubEnv('SITE_URL', 'https://shop.example/');
  expect(redirectTo('/x?y')).toBe('https://shop.example/x?y');
  expect(wholeAddress('https://shop.example/kept', 'http://other.test')).toBe('https://shop.example/kept');
});
