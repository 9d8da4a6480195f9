// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { useState } from 'react';
import { useOutcome } from '@/features/checkout/placing/use-outcome';
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

const attempt = {
  ...{ idempotency_key: 'one', input: { ...composedParcel(), guest_id: 700, idempotency_key: 'one' } },
  ...{ gateway: '', offline: null, wallet_part: 0, known_ids: [] },
};

function Sender() {
  const send = useOutcome();
  const [said, say] = useState('Place');
  async function place() {
    const outcome = await send(attempt, false).catch(() => null);
    say(outcome ? `Order ${outcome.order_id}` : 'Unknown');
  }
  return (
    <button type="button" onClick={() => void place()}>
      {said}
    </button>
  );
}

it('[beyond §4] a parcel whose answer was lost is not sent again but found', async () => {
  act(() => {
    saveGuest(700);
    savePlace({ location: '1 Quay', currentLatLng: AT, zone_ids: [1] });
  });
  renderPage(<Sender />);
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Order/ })).toBeDefined());
  expect(opened.state.orders).toHaveLength(1);
});
