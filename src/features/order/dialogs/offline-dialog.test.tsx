// @document
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { readTracked } from '@/contract/ordering/order-details.read';
import { OfflineDialog } from './offline-dialog';

apiServer(http.get('*/api/v1/offline_payment_method_list', () => HttpResponse.error()));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('[HDR-14] the ways of a transfer that can not be fetched without a network say why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const order = readTracked({ id: 7, order_status: 'pending', payment_method: 'offline_payment' });
  renderPage(<OfflineDialog order={order} onClose={() => {}} />);
  expect(
    await screen.findByText('No connection. Please check your network and try again.', {}, { timeout: 10_000 }),
  ).toBeTruthy();
});
