// @document
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveToken } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { enterMarket, findPlaceButton, leaveMarket, openCheckout } from '@tests/support/rooms/checkout-room';
import { at, handlers, newMarket } from './market.fixture';

vi.setConfig({ testTimeout: 30_000 });
const api = apiServer();
const wait = { timeout: 15_000 };
let market = newMarket();
let addresses: object[] = [];

const office = {
  ...{ id: 9, address_type: 'office', address: '2 Quay Street', house: '2', latitude: '25.22', longitude: '55.32' },
  ...{ contact_person_name: 'Samir', contact_person_number: '+15550142201', zone_ids: [1] },
};
const moved = { ...office, house: '7', latitude: '25.23', contact_person_number: '+15550142299' };

beforeEach(() => {
  market = newMarket();
  addresses = [office];
  api.use(
    http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 31, f_name: 'Samir', phone: '+15550142200' })),
    http.get('*/api/v1/cashback/list', () => HttpResponse.json([])),
    http.get('*/api/v1/customer/address/list', () =>
      HttpResponse.json({ total_size: addresses.length, limit: 100, offset: 1, addresses }),
    ),
    ...handlers(market),
  );
  enterMarket();
  saveToken('the-token');
  // The office was chosen in this tab before.
  const chosen = { customer_id: 31, address: office, address_chosen_at: `${at.lat},${at.lng}` };
  sessionStorage.setItem('checkout_draft', JSON.stringify(chosen));
});
afterEach(leaveMarket);

const place = async () => userEvent.click(await findPlaceButton());
const section = () => within(document.getElementById('checkout-address')!);
const placed = async () => {
  await waitFor(() => expect(market.placed).toHaveLength(1), wait);
  return market.placed[0];
};

it('[ADDR-10] [ADDR-20] the chosen address is used as it was edited since', async () => {
  addresses = [moved];
  openCheckout();
  await place();
  expect(await placed()).toMatchObject({ house: '7', latitude: 25.23, contact_person_number: '+15550142299' });
});

it('[ADDR-20] [ADDR-25] a chosen address that was deleted since is neither shown nor used', async () => {
  addresses = [];
  openCheckout();
  await findPlaceButton();
  expect(await section().findByText('Harbour')).toBeTruthy();
  expect(section().queryByText('2 Quay Street')).toBeNull();
  await place();
  expect(await placed()).toMatchObject({ address: 'Harbour', latitude: at.lat });
});

it.each([
  ['edited', [moved], { address: '2 Quay Street', house: '7' }],
  ['deleted', [], { address: 'Harbour' }],
])(
  '[ADDR-10] [beyond §1] an address that is %s on another device is shown before it is used',
  async (_how, then, to) => {
    openCheckout();
    await findPlaceButton();
    await section().findByText('2 Quay Street');
    addresses = then;
    await place();
    expect((await screen.findAllByText(/^Your saved address has changed/, {}, wait))[0]).toBeTruthy();
    expect(market.placed).toEqual([]);
    await section().findByText(to.address);
    await place();
    expect(await placed()).toMatchObject(to);
  },
);

it('[ADDR-20] a list of addresses that is refused keeps no order back', async () => {
  api.use(http.get('*/api/v1/customer/address/list', () => new HttpResponse(null, { status: 403 })));
  openCheckout();
  await place();
  expect(await placed()).toMatchObject({ address: '2 Quay Street', house: '2' });
});
