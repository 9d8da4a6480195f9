// @document
import { apiServer } from '@tests/support/api-server';
import { enterMarket, leaveMarket, openCheckout } from '@tests/support/rooms/checkout-room';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveGuest } from '@/lib/session';
import { at, handlers, item, line, newMarket, store } from './market.fixture';

vi.setConfig({ testTimeout: 30_000 });
const api = apiServer();
let market = newMarket();

const wait = { timeout: 15_000 };
const button = async (name: string | RegExp) => {
  const [found] = await screen.findAllByRole('button', { name }, wait);
  if (!found) throw new Error(`There is no ${String(name)}`);
  return found;
};
const placed = async () => {
  await waitFor(() => expect(market.placed).toHaveLength(1));
  return market.placed[0];
};

async function typeTip(tip: string) {
  await userEvent.click(await button(/^Instructions, tip and note/));
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Tip amount' }), tip);
}

beforeEach(() => {
  market = newMarket();
  api.use(...handlers(market));
  enterMarket();
  const contact = { contact_person_name: 'Samir', contact_person_number: '15550142201' };
  localStorage.setItem('guest_contact', JSON.stringify({ ...contact, contact_person_email: 'samir@mail.example' }));
  localStorage.setItem(
    'guest_address',
    JSON.stringify({ address: '14 Lighthouse Road', address_type: 'home', latitude: at.lat, longitude: at.lng }),
  );
  saveGuest(5);
});
afterEach(leaveMarket);

it('[PRICE-04] [PRICE-05] a large tip that is offered is exact, as it is paid', async () => {
  api.use(http.get('*/api/v1/most-tips', () => HttpResponse.json({ most_tips_amount: 125_460 })));
  openCheckout();
  await userEvent.click(await button(/^Instructions, tip and note/));
  expect(await screen.findByRole('radio', { name: /^\$125,460\.00/ }, wait)).toBeDefined();
});

describe('a custom tip', () => {
  it.each([
    ['1,000', 1000],
    ['١٬٠٠٠', 1000],
    ['2,50', 2.5],
  ])('[CHECKOUT-01] [PRICE-02] is sent as typed: %s', async (typed, dm_tips) => {
    openCheckout();
    await typeTip(typed);
    await userEvent.click(await button('Place order'));
    expect(await placed()).toMatchObject({ dm_tips, order_amount: 23.5 + dm_tips });
  });

  it('[CHECKOUT-01] [OTHER-04] must be corrected if it is ambiguous, and nothing is ordered', async () => {
    openCheckout();
    await typeTip('1.000');
    const words = 'Write the tip in digits only, for example 1000.';
    expect(screen.getAllByText(words)).not.toEqual([]);
    await userEvent.click(await button('Place order'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tip amount' })));
    expect(market.placed).toEqual([]);
    // The folded section still shows it.
    await userEvent.click(await button(/^Instructions, tip and note/));
    expect((await button(/^Instructions, tip and note/)).textContent).toContain(words);
    await userEvent.click(await button('Place order'));
    await waitFor(async () => expect(document.activeElement).toBe(await button(/^Instructions, tip and note/)));
    expect(market.placed).toEqual([]);
  });
});

it('[CHECKOUT-01] note, tip and time of an unplaced order are not used for another store', async () => {
  openCheckout();
  await typeTip('4');
  await userEvent.type(screen.getByRole('textbox', { name: /^Order note/ }), 'No onions');
  await userEvent.click(screen.getByRole('radio', { name: 'Schedule' }));
  cleanup();
  market.store = { ...store, id: 9, name: 'Quay Grocer' };
  market.cart = [{ ...line, item: { ...item, store_id: 9 } }];
  openCheckout();
  expect((await button(/^Instructions, tip and note/)).textContent).toBe('Instructions, tip and note');
  await userEvent.click(await button('Place order'));
  const sent = await placed();
  expect(sent).toMatchObject({ store_id: 9, order_amount: 23.5, schedule_at: null });
  for (const name of ['order_note', 'dm_tips']) expect(sent).not.toHaveProperty(name);
});

describe('the wish to replace what is not there', () => {
  const medicine = {
    ...{ ...line, id: 12, item_id: 4 },
    item: { ...item, id: 4, name: 'Ampicillin', is_prescription_required: 1 },
  };
  const LOCKED = 'Medicine on prescription is never replaced with something else.';
  const REPLACE = 'Replace it with something similar';
  const unfold = async () => userEvent.click(await button(/^Instructions, tip and note/));

  it('[beyond §2.21] is not offered for medicine on prescription, and one that was kept is not sent', async () => {
    market.cart = [line, medicine];
    openCheckout();
    await unfold();
    await userEvent.click(await button(REPLACE));
    expect(screen.getByText(LOCKED)).toBeTruthy();
    cleanup();
    market.cart = [medicine];
    openCheckout();
    await unfold();
    expect(screen.queryByRole('button', { name: REPLACE })).toBeNull();
    expect(screen.getByText(LOCKED)).toBeTruthy();
    expect((await button(/^Instructions, tip and note/)).textContent).toBe('Instructions, tip and note');
  });

  it('[beyond §2.21] is not offered with a prescription alone', async () => {
    openCheckout({ query: { page: 'prescription', store_id: '7' } });
    await unfold();
    expect(screen.queryByRole('button', { name: REPLACE })).toBeNull();
    expect(screen.getByText(LOCKED)).toBeTruthy();
  });

  it('[beyond §2.21] stays as it is where nothing needs a prescription', async () => {
    openCheckout();
    await unfold();
    expect(screen.queryByText(LOCKED)).toBeNull();
    await userEvent.click(await button(REPLACE));
    await userEvent.click(await button('Place order'));
    expect(await placed()).toMatchObject({ unavailable_item_note: REPLACE });
  });
});
