// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { makeModule, renderPage } from '@tests/support/render-page';
import { GATE, rentalBackEnd, wireLine, wireTrip, wireVehicle } from '@tests/support/rooms/rental-room';
import { useChoosePlace } from '@/features/location/use-choose-place';
import { forgetToken, readSession, saveGuest, saveModule, savePlace, saveToken, useSession } from '@/lib/session';
import { useSessionEffects } from '@/shell/use-session-effects';
import { Toaster } from '@/ui/status/toaster';
import { useRentalCart } from './cart/rental-cart-api';

const { server, state } = rentalBackEnd();
const KEPT = 'Location set successfully';
const CLEARED = 'Your cart has been cleared as the selected zone does not support the previous pickup point.';

beforeAll(async () => {
  await import('./zone-switch');
  completeBrowser();
});
beforeEach(() => {
  forgetToken();
  saveGuest(700);
  sessionStorage.clear();
  Object.assign(state, { vehicles: [wireVehicle()], lines: [wireLine()], trip: wireTrip(), sent: [], refusal: null });
});
afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
});

const at = (zone_ids: number[]) => savePlace({ location: 'Here', currentLatLng: { lat: 10, lng: 10 }, zone_ids });
const rental = makeModule('rental', 5);
const cleared = () => state.sent.filter(({ path }) => path === 'clear');

function Seen() {
  useSessionEffects(false);
  return <p>{useRentalCart().cart?.carts.length ?? '?'} in the cart</p>;
}

async function withCart() {
  const count = state.lines.length;
  at([1]);
  saveModule(rental);
  renderPage(
    <>
      <Seen />
      <Toaster dismissLabel="Dismiss" />
    </>,
  );
  await screen.findByText(`${count} in the cart`);
}

describe('switching to rental with a cart', () => {
  it('[RENTAL-05] keeps it if its provider picks up there', async () => {
    await withCart();
    act(() => saveModule(makeModule('food')));
    act(() => at([1, 4]));
    expect(screen.queryByText(KEPT)).toBeNull();
    act(() => saveModule(rental));
    expect(await screen.findByText(KEPT)).toBeDefined();
    expect(cleared()).toEqual([]);
    expect(await screen.findByText('1 in the cart')).toBeDefined();
  });

  it('[RENTAL-06] empties it if its provider does not pick up there', async () => {
    await withCart();
    act(() => saveModule(makeModule('food')));
    act(() => at([2]));
    expect(cleared()).toEqual([]);
    act(() => saveModule(rental));
    expect(await screen.findByText(CLEARED)).toBeDefined();
    expect(cleared().map(({ body }) => body)).toEqual([{ guest_id: '700' }]);
    expect(await screen.findByText('0 in the cart')).toBeDefined();
  });

  it('[RENTAL-05] [RENTAL-06] applies both rules when another zone is chosen within rental', async () => {
    await withCart();
    act(() => at([1, 3]));
    expect(await screen.findByText(KEPT)).toBeDefined();
    act(() => at([2]));
    expect(await screen.findByText(CLEARED)).toBeDefined();
  });

  describe('[RENTAL-06] [beyond §2.19] Undo', () => {
    const caravan = wireVehicle({ id: 9, name: 'Caravan' });
    const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const added = () => state.sent.filter(({ path }) => path === 'add');
    const trip = { rental_type: 'hourly', estimated_hours: 5, pickup_location: GATE };
    beforeEach(() => {
      state.vehicles = [wireVehicle(), caravan];
      state.lines = [wireLine({ quantity: 2 }), wireLine({ id: 101, vehicle: caravan })];
      state.trip = wireTrip({ estimated_hours: 5, pickup_time: '2036-11-22 09:00:00' });
    });

    it('leads back to the place, with the vehicles and their trip', async () => {
      await withCart();
      act(() => at([2]));
      expect(await screen.findByText(CLEARED)).toBeDefined();
      expect(await screen.findByText('3 vehicles were removed')).toBeDefined();
      await undo();
      expect(await screen.findByText('2 in the cart')).toBeDefined();
      expect(readSession()).toMatchObject({ location: 'Here', zone_ids: [1] });
      expect(added().map(({ zones, body }) => [zones, body])).toEqual([
        ['[1]', { guest_id: 700, ...trip, vehicle_id: 1, quantity: 2, pickup_time: '2036-11-22 09:00:00' }],
        ['[1]', { guest_id: 700, ...trip, vehicle_id: 9, quantity: 1, pickup_time: '2036-11-22 09:00:00' }],
      ]);
    });

    it('does so for a cart that was seen before the module was left', async () => {
      await withCart();
      act(() => saveModule(makeModule('food')));
      act(() => at([2]));
      act(() => saveModule(rental));
      await screen.findByText(CLEARED);
      await undo();
      expect(await screen.findByText('2 in the cart')).toBeDefined();
      expect(readSession().zone_ids).toEqual([1]);
    });

    it('is not offered if emptying fails', async () => {
      await withCart();
      state.refusal = { status: 403, body: { errors: [{ code: 'cart', message: 'Not now.' }] } };
      act(() => at([2]));
      await screen.findByText('Not now.');
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });
  });

  it('[RENTAL-04] shows the server’s message if emptying fails', async () => {
    await withCart();
    state.refusal = { status: 403, body: { errors: [{ code: 'cart', message: 'Not now.' }] } };
    act(() => at([2]));
    expect(await screen.findByText('Not now.')).toBeDefined();
  });

  it('shows nothing for an empty cart', async () => {
    state.lines = [];
    state.trip = null;
    at([1]);
    saveModule(makeModule('food'));
    renderPage(<Seen />);
    await screen.findByText('0 in the cart');
    act(() => at([2]));
    act(() => saveModule(rental));
    await waitFor(() => expect(state.sent.at(-1)?.zones).toBe('[2]'));
    expect(cleared()).toEqual([]);
  });
});

/** The shell on the home of food; the count of rental's cart is drawn as soon as rental is entered. */
function Home() {
  useSessionEffects(false);
  return useSession().module?.module_type === 'rental' ? <Counted /> : <p>Food</p>;
}
function Counted() {
  return <p>{useRentalCart().cart?.carts.length ?? '?'} in the cart</p>;
}

describe('switching to rental with a cart that this browser has not seen', () => {
  const begin = (zone_ids: number[]) => {
    at(zone_ids);
    saveModule(makeModule('food'));
    // As the server does: an answer in other zones than those of the provider empties the cart.
    server.use(
      http.get('*/api/v1/rental/user/cart/get-cart', ({ request }) => {
        const zones: unknown = JSON.parse(request.headers.get('zoneId') ?? '[]');
        if (Array.isArray(zones) && zones.length > 0 && !zones.includes(1)) state.lines = [];
        return HttpResponse.json({ carts: state.lines, user_data: state.lines.length > 0 ? state.trip : [] });
      }),
    );
    renderPage(
      <>
        <Home />
        <Toaster dismissLabel="Dismiss" />
      </>,
    );
  };

  it.each([
    ['after signing in', () => saveToken('a')],
    ['after a session that ended', () => (saveToken('a'), forgetToken())],
  ])('[RENTAL-06] tells %s that it is emptied', async (_when, change) => {
    begin([2]);
    act(() => change());
    act(() => saveModule(rental));
    expect(await screen.findByText(CLEARED)).toBeDefined();
    expect(await screen.findByText('0 in the cart')).toBeDefined();
  });

  it('[RENTAL-05] keeps it after signing in if its provider picks up there', async () => {
    begin([1, 4]);
    act(() => saveToken('a'));
    act(() => saveModule(rental));
    expect(await screen.findByText(KEPT)).toBeDefined();
    expect(await screen.findByText('1 in the cart')).toBeDefined();
  });

  it('says nothing without a cart', async () => {
    begin([2]);
    state.lines = [];
    act(() => saveToken('a'));
    act(() => saveModule(rental));
    expect(await screen.findByText('0 in the cart')).toBeDefined();
    expect(screen.queryByText(CLEARED)).toBeNull();
  });
});

/** The button of a saved address; the panel reloads the page after a press. */
function SavedAddress() {
  const choose = useChoosePlace();
  return <button onClick={() => void choose({ lat: 20, lng: 60, address: 'Home', saved: true })}>Home</button>;
}

describe('a saved address that is chosen with a rental cart', () => {
  const page = (
    <>
      <Seen />
      <SavedAddress />
      <Toaster dismissLabel="Dismiss" />
    </>
  );

  it('[RENTAL-06] [ADDR-44] tells after the reload that the cart was emptied', async () => {
    const zone_data = [{ id: 2, name: 'North', modules: [{ ...rental, pivot: {} }] }];
    server.use(http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ zone_id: '[2]', zone_data })));
    at([1]);
    saveModule(rental);
    renderPage(page);
    await screen.findByText('1 in the cart');
    await userEvent.click(screen.getByRole('button', { name: 'Home' }));
    // The first page may still end the cart, but its message goes with the reload.
    await screen.findByText(CLEARED);
    act(() => toast.removeAll());
    cleanup();
    renderPage(page);
    expect(await screen.findByText(CLEARED)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    act(() => toast.removeAll());
    cleanup();
    // Told once only.
    renderPage(page);
    await screen.findByText('0 in the cart');
    expect(sessionStorage.getItem('rental-zones-left')).toBeNull();
  });
});
