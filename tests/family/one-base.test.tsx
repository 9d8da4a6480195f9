// @document
import { act, cleanup, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { MyOrders } from '@/features/order/list/my-orders';
import { ProfileSettings } from '@/features/profile/profile-settings';
import { forgetToken, saveToken } from '@/lib/session';
import { openFamilyBackEnd } from './back-end';
import { CUSTOMER } from './refusals';

let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
/** The addresses of all requests of the browser; those to another path than that of calls fail, too. */
const asked: string[] = [];
const server = apiServer(http.all('*/api/v1/*', ({ request }) => opened.answer(request)));

beforeAll(async () => {
  opened = await openFamilyBackEnd();
  server.events.on('request:start', ({ request }) => void asked.push(request.url));
});
beforeEach(() => act(() => saveToken(CUSTOMER.token)));
afterEach(() => {
  act(() => forgetToken());
  cleanup();
  asked.length = 0;
});
afterAll(() => opened.stop());

it.each<[string, ReactElement, string]>([
  ['profile', <ProfileSettings key="profile" />, '/customer/info'],
  ['orders', <MyOrders key="orders" />, '/customer/order/'],
])('[HDR-01] each call of the customer’s %s goes to the one base', async (_what, part, path) => {
  const { client } = renderPage(part, { router: { pathname: '/profile' } });
  await waitFor(
    () => {
      expect(asked.some((url) => url.includes(path))).toBe(true);
      expect(client.isFetching()).toBe(0);
    },
    { timeout: 10_000 },
  );
  expect(asked.filter((url) => !url.startsWith(`${window.location.origin}/api/v1/`))).toEqual([]);
});
