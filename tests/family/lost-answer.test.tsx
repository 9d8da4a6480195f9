// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { useSendOrder } from '@/features/checkout/api';
import { saveGuest, savePlace } from '@/lib/session';
import { openFamilyBackEnd } from './back-end';
import { AT } from './goods';
import { composedParcel } from './visitor';

let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
beforeAll(async () => void (opened = await openFamilyBackEnd()));
afterAll(() => opened.stop());
afterEach(cleanup);

let isLost = true;

apiServer(
  http.all('*/api/v1/*', async ({ request }) => {
    const answer = await opened.answer(request);
    if (!request.url.endsWith('/order/place') || !isLost) return answer;
    isLost = false;
    return HttpResponse.error();
  }),
);

const input = { ...composedParcel(), guest_id: 700, idempotency_key: 'one' };

function Sender() {
  const { mutate, isPending, isIdle } = useSendOrder();
  return (
    <button type="button" onClick={() => mutate(input)}>
      {isIdle ? 'Place' : isPending ? 'Wait' : 'Over'}
    </button>
  );
}

it('[PARCEL-01] a parcel whose answer was lost is not sent again by itself', async () => {
  act(() => {
    saveGuest(700);
    savePlace({ location: '1 Quay', currentLatLng: AT, zone_ids: [1] });
  });
  renderPage(<Sender />);
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Over' })).toBeDefined());
  expect(opened.state.orders).toHaveLength(1);
});
