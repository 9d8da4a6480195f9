// @document
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { PolicyText } from './policy-text';

apiServer(http.get('*/api/v1/terms-and-conditions', () => HttpResponse.error()));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('[HDR-14] a text of the business that can not be fetched without a network says why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  renderPage(<PolicyText name="terms-and-conditions" />, { pathname: '/terms-and-conditions' });
  expect(
    await screen.findByText('No connection. Please check your network and try again.', {}, { timeout: 10_000 }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
