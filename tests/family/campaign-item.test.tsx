// @document
import { act, cleanup, screen } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { useLines } from '@/features/checkout/use-lines';
import { saveModule, savePlace, tabMemory } from '@/lib/session';
import { openFamilyBackEnd } from './back-end';
import { AT, MODULE } from './goods';

let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
beforeAll(async () => void (opened = await openFamilyBackEnd()));
afterAll(() => opened.stop());
afterEach(cleanup);
apiServer(http.all('*/api/v1/*', ({ request }) => opened.answer(request)));

function Chosen() {
  const { lines, has_failed } = useLines('campaign');
  if (has_failed) return <p>Not found</p>;
  return <p>{lines?.map(({ item }) => `${item.name} for ${item.price}`).join()}</p>;
}

function open(item_id: number) {
  act(() => {
    saveModule({ id: MODULE.food, module_type: 'food', module_name: 'Food' } as Parameters<typeof saveModule>[0]);
    savePlace({ location: '1 Quay', currentLatLng: AT, zone_ids: [1] });
  });
  tabMemory.save('buy_now', { id: 1, item_id, item_type: 'ItemCampaign', quantity: 1, variation: [], item: {} });
  renderPage(<Chosen />);
}

it.each([
  ['whose number is an item’s, too', 3, 'Feast for 8'],
  ['whose number no item has', 1, 'Item  for 10'],
])('[CHECKOUT-09] of a campaign item %s the checkout shows that item', async (_which, id, shown) => {
  open(id);
  expect(
    await screen.findByText((_text, element) => element?.textContent === shown && element.tagName === 'P'),
  ).toBeTruthy();
});

it('[CHECKOUT-09] a campaign item that is over is not another item', async () => {
  open(4);
  expect(await screen.findByText('Not found', {}, { timeout: 10_000 })).toBeTruthy();
});
