// @document
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { GATE, rentalBackEnd, wireLine, wireTrip, wireVehicle } from '@tests/support/rooms/rental-room';
import { renderPage } from '@tests/support/render-page';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { dish, makeCartLine } from '@tests/support/rooms/item-room';
import type { CartLine } from '@/contract/ordering/cart';
import { readRentalCart } from '@/contract/rental/rental-cart.read';
import { waitForCart } from '@/features/cart/api';
import { addLine, toLineChoice } from '@/features/cart/cart-writes';
import { cartWriter } from '@/features/cart/write-cart';
import { i18nFor } from '@/i18n';
import { saveGuest, savePlace, saveToken } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { tellDropped } from './undo-cart-choice';

const { server, state } = rentalBackEnd();
const noVehicles = { carts: [], trip: null };
const burger = makeCartLine(dish({ id: 7 }), { quantity: 2, module_id: 4 });
const soup = makeCartLine(dish({ id: 8, name: 'Soup', store_id: 9 }), { id: 51, quantity: 1, module_id: 4 });
const jar = makeCartLine(dish({ id: 9, name: 'Jar' }), { id: 52, quantity: 3, module_id: 5 });
/** In a module of which nothing went. */
const other = makeCartLine(dish({ id: 10 }), { id: 53, quantity: 9, module_id: 6 });
/** What the carts of all modules hold, and what the server adds no more. */
let held: CartLine[] = [];
let refused: number[] = [];
let sent: [call: string, module: string | null, item?: unknown][] = [];

beforeAll(completeBrowser);
beforeEach(() => {
  [sent, held, refused] = [[], [], []];
  Object.assign(state, { lines: [], trip: null, sent: [], refusal: null });
  saveGuest(77);
  saveToken('fresh');
  savePlace({ location: 'Here', currentLatLng: { lat: 10, lng: 10 }, zone_ids: [1] });
  server.use(
    http.get('*/api/v1/customer/cart/get-all', () =>
      HttpResponse.json([{ store: { id: 1 }, carts: held.map((line) => ({ ...line, item: { ...line.item } })) }]),
    ),
    http.delete('*/api/v1/customer/cart/remove', ({ request }) => {
      sent.push(['empty', request.headers.get('moduleId')]);
      return HttpResponse.json([]);
    }),
    http.post('*/api/v1/customer/cart/add', async ({ request }) => {
      const { item_id } = (await request.json()) as { item_id: number };
      sent.push(['add', request.headers.get('moduleId'), item_id]);
      if (!refused.includes(item_id)) return HttpResponse.json([]);
      return HttpResponse.json({ errors: [{ code: 'closed', message: 'Not now' }] }, { status: 403 });
    }),
  );
});
afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
});

function tell(carts: Parameters<typeof tellDropped>[0]): QueryClient {
  const { client } = renderPage(<Toaster dismissLabel="Dismiss" />, { config: { timezone: 'UTC' } });
  act(() => void tellDropped(carts, { client, t: i18nFor('en').t }));
  return client;
}
const undo = async (said: string) => {
  const message = (await screen.findByText(said)).closest('[data-kind]');
  if (!(message instanceof HTMLElement)) throw new Error(said);
  await userEvent.click(within(message).getByRole('button', { name: 'Undo' }));
};

it('[GUEST-09] [beyond §2.19] an Undo puts the cart that was not kept in place of the kept one, and the other way round', async () => {
  held = [soup, other];
  tell({ lines: [burger, jar], vehicles: noVehicles });
  await undo('5 items were removed');
  await waitFor(() =>
    expect(sent).toEqual([
      ['empty', '4'],
      ['empty', '5'],
      ['add', '4', 7],
      ['add', '5', 9],
    ]),
  );
  held = [burger, jar];
  sent = [];
  await undo('1 item was removed');
  await waitFor(() =>
    expect(sent).toEqual([
      ['empty', '4'],
      ['empty', '5'],
      ['add', '4', 8],
    ]),
  );
});

it('[GUEST-09] [beyond §2.19] the kept cart stays when all of the other one is refused', async () => {
  held = [soup];
  refused = [7];
  tell({ lines: [burger], vehicles: noVehicles });
  await undo('2 items were removed');
  await screen.findByText(/^Not brought back: /);
  expect(sent).toEqual([
    ['empty', '4'],
    ['add', '4', 7],
    ['add', '4', 8],
  ]);
});

it('[GUEST-09] [beyond §2.19] so does one of vehicles', async () => {
  const vehicles = readRentalCart({
    carts: [wireLine({ quantity: 2 })],
    user_data: wireTrip({ pickup_location: GATE }),
  });
  Object.assign(state, { lines: [wireLine({ vehicle: wireVehicle({ id: 9 }) })], trip: wireTrip() });
  tell({ lines: [], vehicles });
  await undo('2 vehicles were removed');
  await waitFor(() => expect(state.sent.map(({ path }) => path)).toEqual(['get', 'clear', 'add']));
  expect(state.sent.at(-1)?.body).toMatchObject({ vehicle_id: 1, quantity: 2 });
  expect(await screen.findByText('1 vehicle was removed')).toBeVisible();
});

it('[GUEST-09] [CART-13] an Undo and the cart’s other writes do not mix; the checkout waits for both', async () => {
  held = [soup];
  const client = tell({ lines: [burger], vehicles: noVehicles });
  const steps: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.delete('*/api/v1/customer/cart/remove', async () => {
      steps.push('emptied');
      await answered;
      return HttpResponse.json([]);
    }),
    http.post('*/api/v1/customer/cart/add', async ({ request }) => {
      steps.push(`added ${((await request.json()) as { item_id: number }).item_id}`);
      return HttpResponse.json([]);
    }),
  );
  await undo('2 items were removed');
  await waitFor(() => expect(steps).toEqual(['emptied']));
  const checkout = waitForCart(client).then(() => steps.push('checkout'));
  const write = cartWriter(client)(addLine(toLineChoice(jar)));
  answer();
  await Promise.all([write, checkout]);
  expect(steps).toEqual(['emptied', 'added 7', 'added 9', 'checkout']);
});

it('[GUEST-09] nothing is said where nothing went', async () => {
  tell({ lines: [], vehicles: noVehicles });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
