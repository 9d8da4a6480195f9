// @document
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { enterMarket, leaveMarket, letFilesBeShown, openCheckout } from '@tests/support/rooms/checkout-room';
import { standInForDrawing } from '@tests/support/stand-ins/canvas';
import { handlers, newMarket } from '../market.fixture';

vi.setConfig({ testTimeout: 30_000 });
const api = apiServer();
const wait = { timeout: 15_000 };
const FILES = 'https://shop.example/api/v1/media/signed/once/uploads/prescription';
let asked: URL[];
let isLost: boolean;

beforeAll(letFilesBeShown);
beforeEach(() => {
  [asked, isLost] = [[], false];
  standInForDrawing();
  const order = { is_guest: 1, created_at: '2026-11-20T09:00:00Z' };
  const past = [
    { ...order, id: 12, order_attachment_full_url: [`${FILES}/one.webp`, `${FILES}/two.pdf`] },
    { ...order, id: 11, order_attachment_full_url: [] },
  ];
  api.use(
    http.get('*/api/v1/customer/order/list', ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json({ total_size: 2, orders: past });
    }),
    http.get(`${FILES}/:name`, ({ params }) => {
      if (isLost) return new HttpResponse(null, { status: 404 });
      const type = String(params.name).endsWith('.pdf') ? 'application/pdf' : 'image/webp';
      return new HttpResponse('x', { headers: { 'content-type': type } });
    }),
    ...handlers({ ...newMarket(), cart: [] }),
  );
  enterMarket();
});
afterEach(leaveMarket);

const open = (language: 'en' | 'ar' = 'en') =>
  openCheckout({ query: { page: 'prescription', store_id: '7' }, language });
const use = async (name = 'Use the prescription of order #12') =>
  userEvent.click(await screen.findByRole('button', { name }, wait));

it('[beyond §2.23] [ITEM-33] an earlier prescription of one’s own is sent once more, each page of it once', async () => {
  open();
  await use();
  expect(await screen.findByText('prescription-12-1.jpg')).toBeTruthy();
  expect(screen.getByText('prescription-12-2.pdf')).toBeTruthy();
  expect(asked[0]?.searchParams.get('guest_id')).toBe('5');
  const added = screen.getByRole<HTMLButtonElement>('button', { name: 'The prescription of order #12 is added' });
  expect(added.disabled).toBe(true);
  // Only orders that had one are offered.
  expect(screen.queryByText('Order #11')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove prescription-12-1.jpg' }));
  expect(await screen.findByRole('button', { name: 'Use the prescription of order #12' })).toBeTruthy();
});

it('[beyond §2.23] one that cannot be loaded says so and what to do', async () => {
  isLost = true;
  open();
  await use();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'It could not be loaded. Try again, or add its pictures as files.',
  );
  expect(screen.queryByText('prescription-12-1.jpg')).toBeNull();
  isLost = false;
  await use();
  expect(await screen.findByText('prescription-12-1.jpg')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('[beyond §2.23] is offered in Arabic', async () => {
  open('ar');
  expect(await screen.findByText('استخدم وصفة سابقة', {}, wait)).toBeTruthy();
  expect(screen.getByText(/ملفان/)).toBeTruthy();
});
