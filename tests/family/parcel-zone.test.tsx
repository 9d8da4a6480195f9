// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { parcelPriceQuery } from '@/features/checkout/api';
import { useSending } from '@/features/checkout/placing/use-sending';
import { request } from '@/lib/api/browser';
import { createQueryClient } from '@/lib/api/query-client';
import { saveGuest, savePlace } from '@/lib/session';
import { openFamilyBackEnd } from './back-end';
import { AT } from './goods';
import { composedParcel } from './visitor';

let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
apiServer(http.all('*/api/v1/*', ({ request: call }) => opened.answer(call)));
beforeAll(async () => void (opened = await openFamilyBackEnd()));
/** The visitor looks at the shops of zone 2; the parcel is sent from zone 1. */
beforeEach(() =>
  act(() => {
    saveGuest(700);
    savePlace({ location: 'The Hills', currentLatLng: AT, zone_ids: [2] });
  }),
);
afterEach(cleanup);
afterAll(() => opened.stop());

const attempt = {
  ...{ idempotency_key: 'one', input: { ...composedParcel(), guest_id: 700, idempotency_key: 'one' } },
  ...{ gateway: '', offline: null, wallet_part: 0, known_ids: [] },
};

function Sender() {
  const send = useSending();
  return (
    <button type="button" onClick={() => void send(attempt, false)}>
      Place
    </button>
  );
}

it('[CHECKOUT-01] a parcel from another zone than the visitor’s is carried', async () => {
  renderPage(<Sender />, { pathname: '/checkout' });
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  await waitFor(() => expect(opened.state.orders).toMatchObject([{ order_type: 'parcel' }]), { timeout: 10_000 });
});

it('[PRICE-12] its tax is told as well', async () => {
  const { idempotency_key: _, ...input } = attempt.input;
  const tax = await createQueryClient(request).fetchQuery(parcelPriceQuery(null, input));
  expect(tax).toMatchObject({ tax_amount: 1.5 });
});
