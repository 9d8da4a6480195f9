// @document
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetToken, saveToken } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { enterMarket, leaveMarket, letFilesBeShown, openCheckout } from '@tests/support/rooms/checkout-room';
import { handlers, item, line, newMarket } from './market.fixture';

vi.setConfig({ testTimeout: 30_000 });
const api = apiServer();
const wait = { timeout: 15_000 };
let market = newMarket();
/** Answers the question of who Omar is. */
let tellOmar = () => {};

beforeAll(letFilesBeShown);
beforeEach(() => {
  market = newMarket();
  const omar = new Promise<void>((go) => (tellOmar = go));
  api.use(
    http.get('*/api/v1/customer/info', async ({ request }) => {
      const isOmar = request.headers.get('authorization') === 'Bearer omar';
      if (isOmar) await omar;
      return HttpResponse.json({ id: isOmar ? 2 : 1, f_name: isOmar ? 'Omar' : 'Noor', phone: '+15550142201' });
    }),
    http.get('*/api/v1/customer/address/list', () => HttpResponse.json({ total_size: 0, addresses: [] })),
    http.get('*/api/v1/cashback/list', () => HttpResponse.json([])),
    ...handlers(market),
  );
  enterMarket();
});
afterEach(leaveMarket);

const field = () => screen.findByLabelText<HTMLInputElement>('Add files', { selector: 'input' }, wait);
async function upload() {
  await userEvent.upload(await field(), new File(['x'], 'page-1.jpg', { type: 'image/jpeg' }));
  await screen.findByText('page-1.jpg');
}
const pharmacy = { page: 'prescription', store_id: '7' };
const needing = { ...line, item: { ...item, is_prescription_required: 1 } };

it('[beyond §3] [ITEM-33] a guest’s prescription is kept while signing in', async () => {
  market.cart = [needing];
  openCheckout();
  await upload();
  act(() => saveToken('noor'));
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  expect(await screen.findByText('page-1.jpg', {}, wait)).toBeTruthy();
});

it.each([
  ['uploaded', 'noor', null],
  ['took over from a guest', null, 'noor'],
])('[beyond §3.3] a prescription that one customer %s is never shown to the next', async (_how, first, then) => {
  market.cart = [];
  if (first) saveToken(first);
  openCheckout({ query: pharmacy });
  await upload();
  if (then) act(() => saveToken(then));
  await screen.findByText('page-1.jpg', {}, wait);
  act(() => forgetToken());
  await field();
  expect(screen.queryByText('page-1.jpg')).toBeNull();
  act(() => saveToken('omar'));
  // Until it is known who that is, too.
  expect(screen.queryByText('page-1.jpg')).toBeNull();
  await act(async () => tellOmar());
  await field();
  await waitFor(() => expect(screen.queryByText('page-1.jpg')).toBeNull());
});
