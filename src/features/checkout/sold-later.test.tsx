// @document
import { apiServer } from '@tests/support/api-server';
import { enterMarket, findPlaceButton, leaveMarket, openCheckout } from '@tests/support/rooms/checkout-room';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveGuest } from '@/lib/session';
import { at, handlers, item, line, newMarket } from './market.fixture';

const api = apiServer();
let market = newMarket();
let removed = 0;

const contact = {
  contact_person_name: 'Samir Haddar',
  contact_person_number: '15550142201',
  contact_person_email: 'samir@mail.example',
};
const address = { address: '14 Lighthouse Road', address_type: 'home', road: '', house: '14', floor: '3' };

const hours = (from: string, until: string) => ({ available_time_starts: from, available_time_ends: until });
const pancakes = dish(12, 'Pancakes', hours('07:00:00', '10:00:00'));
const stew = dish(13, 'Stew', hours('18:00:00', '22:00:00'));

function dish(id: number, name: string, windowed: object) {
  return { ...line, id, item_id: id, item: { ...item, id, name, schedule_order: true, ...windowed } };
}

beforeEach(() => {
  // Thursday, noon.
  vi.useFakeTimers({ now: new Date('2026-03-05T12:00:00Z'), toFake: ['Date'] });
  market = newMarket();
  removed = 0;
  api.use(
    http.delete('*/api/v1/customer/cart/remove-item', () => {
      removed += 1;
      return HttpResponse.json([]);
    }),
    ...handlers(market),
  );
  enterMarket();
  localStorage.setItem('guest_contact', JSON.stringify(contact));
  localStorage.setItem('guest_address', JSON.stringify({ ...address, latitude: at.lat, longitude: at.lng }));
  saveGuest(5);
});
afterEach(() => {
  leaveMarket();
  vi.useRealTimers();
});

const isNow = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Now, 20–30 min' }).checked;

it('[ITEM-31] [SLOT-02] a dish outside its hours stays, and its first time is chosen with the reason', async () => {
  market.cart = [line, stew];
  openCheckout();
  const button = await findPlaceButton();
  expect(await screen.findByText(/^Not sold now: Stew\. Your order is for a time at which/)).toBeTruthy();
  expect(isNow()).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^6:00.*6:30.*PM$/ }).checked).toBe(true);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await userEvent.click(button);
  await waitFor(() =>
    expect(market.placed).toMatchObject([{ schedule_at: '2026-03-05 18:00:00', order_amount: 43.5 }]),
  );
  expect(removed).toBe(0);
});

it('[ITEM-31] what is not sold at the chosen time is named, and goes only when the customer agrees', async () => {
  market.cart = [pancakes, stew];
  openCheckout();
  const button = await findPlaceButton();
  // No time suits both: the first at which one is sold.
  expect(await screen.findByText(/^Not sold at that time: Pancakes\. Choose another time/)).toBeTruthy();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText('Pancakes')).toBeTruthy();
  expect(removed).toBe(0);
  expect(market.placed).toEqual([]);
});

it('[ITEM-31] [SLOT-03] Later begins with a time at which the order is sold', async () => {
  market.cart = [line, stew];
  openCheckout();
  await findPlaceButton();
  await screen.findByText(/^Not sold now/);
  await userEvent.click(screen.getByRole('radio', { name: 'Now, 20–30 min' }));
  expect(await screen.findByText(/^Not sold at that time: Stew/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Schedule' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^6:00.*6:30.*PM$/ }).checked).toBe(true);
});

it('[ITEM-31] the review of other changes leaves it in the cart', async () => {
  const soup = dish(14, 'Soup', { module_type: 'grocery', stock: 0 });
  market.cart = [line, stew, soup];
  openCheckout();
  await findPlaceButton();
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText('Soup')).toBeTruthy();
  expect(dialog.queryByText('Stew')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept', hidden: true }));
  await waitFor(() => expect(removed).toBe(1));
});

describe('the time that was preselected for a dish', () => {
  const openWithStew = async () => {
    market.cart = [line, stew];
    const page = openCheckout();
    await findPlaceButton();
    await screen.findByText(/^Not sold now: Stew/);
    return page;
  };
  const half = () => screen.getByRole<HTMLInputElement>('radio', { name: /^5:30.*6:00.*PM$/ });

  it('[ITEM-31] [SLOT-03] goes when the checkout is opened again without the dish', async () => {
    const first = await openWithStew();
    first.unmount();
    market.cart = [line];
    openCheckout();
    const button = await findPlaceButton();
    await waitFor(() => expect(isNow()).toBe(true));
    await userEvent.click(button);
    await waitFor(() => expect(market.placed).toMatchObject([{ schedule_at: null, order_amount: 23.5 }]));
  });

  it('[ITEM-31] [SLOT-03] goes when the dish is taken out of the order on the page', async () => {
    const { client } = await openWithStew();
    market.cart = [line];
    await act(() => client.invalidateQueries());
    await waitFor(() => expect(isNow()).toBe(true));
  });

  it('[ITEM-31] stays, with its reason, while the dish is in the order', async () => {
    const first = await openWithStew();
    first.unmount();
    openCheckout();
    await findPlaceButton();
    expect(await screen.findByText(/^Not sold now: Stew/)).toBeTruthy();
    expect(isNow()).toBe(false);
  });

  it('[SLOT-02] is not called the customer’s choice when it passes while the checkout is open', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    await openWithStew();
    vi.setSystemTime(new Date('2026-03-05T18:45:00Z'));
    const clocks = timers.mock.calls.filter(([, ms]) => ms === 15_000);
    act(() => clocks.forEach(([tick]) => tick()));
    expect(await screen.findByText(/^The first time that suited your order has passed\./)).toBeTruthy();
    expect(screen.queryByText(/The time you chose/)).toBeNull();
    timers.mockRestore();
  });

  it('[ITEM-31] [SLOT-02] is no longer one once the customer has chosen another', async () => {
    const first = await openWithStew();
    await userEvent.click(half());
    first.unmount();
    market.cart = [line];
    openCheckout();
    await findPlaceButton();
    expect(isNow()).toBe(false);
    expect(half().checked).toBe(true);
  });
});
