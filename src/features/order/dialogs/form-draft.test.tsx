// @document
import { apiServer } from '@tests/support/api-server';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { renderPage } from '@tests/support/render-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readTracked } from '@/contract/ordering/order-details.read';
import { TripCancelDialog } from '@/features/trip/trip-cancel-dialog';
import { saveToken, tabMemory } from '@/lib/session';
import { CancelDialog } from './cancel-dialog';
import { CancelParcelDialog } from './cancel-parcel-dialog';
import { OfflineDialog } from './offline-dialog';
import { RefundDialog } from './refund-dialog';

const order = readTracked({
  ...{ id: 100482, user_id: 7, order_type: 'delivery', order_status: 'pending', order_amount: 23.5 },
  ...{ payment_method: 'offline_payment', payment_status: 'unpaid', created_at: '2026-11-20T18:08:00Z' },
});
const followed = { order_id: order.id };
const onClose = () => {};
const method = {
  ...{ id: 2, method_name: 'Bank', method_fields: [] },
  method_informations: [{ customer_input: 'sent_from', customer_label: 'Sent from', is_required: 1 }],
};

const api = apiServer();
beforeAll(completeBrowser);
beforeEach(() => {
  saveToken('t');
  api.use(
    http.get('*/api/v1/offline_payment_method_list', () => HttpResponse.json([method])),
    http.get('*/api/v1/customer/order/details', () => HttpResponse.json([])),
    http.get('*/api/v1/customer/order/track', () => HttpResponse.json({ ...order, order_type: 'parcel' })),
    http.get('*/api/v1/customer/order/refund-reasons', () => HttpResponse.json({ refund_reasons: [] })),
    http.get('*/api/v1/customer/order/cancellation-reasons', () => HttpResponse.json({ data: [] })),
    http.get('*/api/v1/get-parcel-cancellation-reasons', () => HttpResponse.json({ data: [] })),
    http.post('*/api/v1/customer/order/*', () => HttpResponse.json({ message: 'ok' })),
  );
});
afterEach(() => {
  cleanup();
  tabMemory.clear();
});

const NOTE = /^Anything else/;
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);

it.each<[what: string, dialog: ReactElement, label: string | RegExp]>([
  ['a refund', <RefundDialog key="a" {...{ order, onClose }} />, NOTE],
  ['a transfer', <OfflineDialog key="b" {...{ order, onClose }} />, 'Sent from'],
  ['a cancellation', <CancelDialog key="c" {...{ followed, onClose }} />, NOTE],
  ['a parcel’s cancellation', <CancelParcelDialog key="d" {...{ followed, order, onClose }} />, NOTE],
  ['a trip’s cancellation', <TripCancelDialog key="e" {...{ followed: { trip_id: 77 }, onClose }} />, NOTE],
])('[ROUTE-14] the words of %s are there again when its dialog was closed unsent', async (_what, dialog, label) => {
  const closed = renderPage(dialog);
  await userEvent.type(await field(label), 'The blue door');
  closed.unmount();
  renderPage(dialog);
  expect((await field(label)).value).toBe('The blue door');
});

it('[ROUTE-14] the words of another order’s cancellation are not those of this one', async () => {
  const closed = renderPage(<CancelDialog {...{ followed, onClose }} />);
  await userEvent.type(await field(NOTE), 'The blue door');
  closed.unmount();
  renderPage(<CancelDialog followed={{ order_id: 5 }} onClose={onClose} />);
  expect((await field(NOTE)).value).toBe('');
});

it('[ROUTE-14] the words of a cancellation that was sent are forgotten', async () => {
  let isSent = false;
  renderPage(<CancelDialog followed={followed} onClose={(answer) => (isSent = answer === true)} />);
  await userEvent.type(await field(NOTE), 'The blue door');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(isSent).toBe(true));
  expect(JSON.stringify(sessionStorage)).not.toContain('The blue door');
});
