// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { makeModule, renderPage } from '@tests/support/render-page';
import { GATE, rentalBackEnd, RIVAL, wireLine, wireTrip, wireVehicle } from '@tests/support/rooms/rental-room';
import { holdCarts } from '@/features/auth/hold-carts';
import { useChoosePlace } from '@/features/location/use-choose-place';
import { forgetToken, readSession, saveGuest, saveModule, savePlace, saveToken, useSession } from '@/lib/session';
import { usePageEffects } from '@/shell/use-page-effects';
import { useSessionEffects } from '@/shell/use-session-effects';
import { Toaster } from '@/ui/status/toaster';
import { useRentalCart } from './cart/rental-cart-api';

const ours = { config: { extensions: ['rental_cart_as_left'] } };
const { server, state } = rentalBackEnd();
const KEPT = 'Location set successfully';
const CLEARED = 'Your cart has been cleared as the selected zone does not support the previous pickup point.';

beforeAll(async () => {
  await import('./leave-rental-cart');
  completeBrowser();
});
beforeEach(() => {
  forgetToken();
  saveGuest(700);
  sessionStorage.clear();
  Object.assign(state, {
    vehicles: [wireVehicle()],
    lines: [wireLine()],
    trip: wireTrip(),
    sent: [],
    refusal: null,
    isGuests: true,
  });
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

async function withCart(zone_ids = [1], count = state.lines.length) {
  at(zone_ids);
  saveModule(rental);
  renderPage(
    <>
      <Seen />
      <Toaster dismissLabel="Dismiss" />
    </>,
    ours,
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

    it('[CART-13] leads to the place of the cart that is put back, also the second time', async () => {
      const cabin = { lat: 20.2, lng: 20.2, location_name: 'The Cabin' };
      server.use(http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ zone_id: '[2,8]', zone_data: [] })));
      await withCart();
      act(() => at([2]));
      await screen.findByText('3 vehicles were removed');
      // Filled there since, on another device.
      state.lines = [wireLine({ vehicle: wireVehicle({ id: 30, provider: RIVAL }) })];
      state.trip = wireTrip({ pickup_location: cabin });
      await undo();
      expect(await screen.findByText('1 vehicle was removed')).toBeDefined();
      expect(await screen.findByText('2 in the cart')).toBeDefined();
      expect(readSession()).toMatchObject({ location: 'Here', zone_ids: [1] });
      await undo();
      await waitFor(() => expect(added().at(-1)).toMatchObject({ zones: '[2,8]', body: { vehicle_id: 30 } }));
      const { lat, lng } = cabin;
      const place = { location: 'The Cabin', currentLatLng: { lat, lng }, zone_ids: [2, 8] };
      expect(readSession()).toMatchObject(place);
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
    renderPage(<Seen />, ours);
    await screen.findByText('0 in the cart');
    const before = state.sent.length;
    act(() => at([2]));
    act(() => saveModule(rental));
    await waitFor(() => expect(state.sent.length).toBeGreaterThan(before), { timeout: 3000 });
    await screen.findByText('0 in the cart');
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
      ours,
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

/** The button of a saved address; the panel reloads the page after a press, and the next page says what was saved. */
function SavedAddress() {
  usePageEffects('rental');
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

  it('[RENTAL-06] [ADDR-44] is told after the reload that the cart was emptied', async () => {
    const zone_data = [{ id: 2, name: 'North', modules: [{ ...rental, pivot: {} }] }];
    server.use(http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ zone_id: '[2]', zone_data })));
    at([1]);
    saveModule(rental);
    renderPage(page, ours);
    await screen.findByText('1 in the cart');
    const read = () => state.sent.filter(({ path }) => path === 'get').length;
    const before = read();
    await userEvent.click(screen.getByRole('button', { name: 'Home' }));
    // What the first page said would go with the reload.
    await waitFor(() => expect(read()).toBeGreaterThan(before));
    await screen.findByText('1 in the cart');
    expect(cleared()).toEqual([]);
    cleanup();
    renderPage(page, ours);
    expect(await screen.findByText(CLEARED)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    act(() => toast.removeAll());
    cleanup();
    // Told once only.
    renderPage(page, ours);
    await screen.findByText('0 in the cart');
    expect(screen.queryByText(CLEARED)).toBeNull();
  });
});

it('[RENTAL-06] another back end is asked in the zones of the place, since nobody knows what it does without', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/v1/rental/user/cart/get-cart', ({ request }) => {
      asked.push(request.headers.get('zoneId'));
      return HttpResponse.json({ carts: [], user_data: [] });
    }),
  );
  at([1]);
  saveModule(rental);
  renderPage(<Seen />);
  expect(await screen.findByText('0 in the cart')).toBeDefined();
  expect(asked).toEqual(['[1]']);
});

describe('a rental cart that this browser has not filled', () => {
  const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const begin = async (zone_ids: number[], count = 0) => {
    // As the server does: a call in other zones than those of the provider begins by emptying the cart.
    server.use(
      http.get('*/api/v1/rental/user/cart/get-cart', ({ request }) => {
        const zones: unknown = JSON.parse(request.headers.get('zoneId') ?? '[]');
        if (Array.isArray(zones) && zones.length > 0 && !zones.includes(1)) state.lines = [];
        const isMine = request.headers.get('authorization') !== null || state.isGuests;
        const lines = isMine ? state.lines : [];
        return HttpResponse.json({ carts: lines, user_data: lines.length > 0 ? state.trip : [] });
      }),
      http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ zone_id: '[1,7]', zone_data: [] })),
    );
    await withCart(zone_ids, count);
  };
  const isBack = async () => {
    expect(await screen.findByText('1 vehicle was removed')).toBeDefined();
    await undo();
    expect(await screen.findByText('1 in the cart')).toBeDefined();
    // The place where it is picked up, since this tab has not seen the one where it was filled.
    expect(readSession()).toMatchObject({
      location: GATE.location_name,
      currentLatLng: { lat: GATE.lat, lng: GATE.lng },
      zone_ids: [1, 7],
    });
    const added = state.sent.filter(({ path }) => path === 'add');
    expect(added.map(({ zones, body }) => [zones, body.vehicle_id, body.quantity])).toEqual([['[1,7]', 1, 1]]);
  };

  it('[RENTAL-06] [GUEST-09] [beyond §2.19] an account’s that does not fit is told after signing in, with Undo', async () => {
    state.isGuests = false;
    await begin([2]);
    act(() => saveToken('a'));
    expect(await screen.findByText(CLEARED)).toBeDefined();
    expect(cleared()).toHaveLength(1);
    await isBack();
  });

  it('[RENTAL-06] [beyond §2.19] one that was filled on another device is told when the page loads, with Undo', async () => {
    saveToken('a');
    await begin([2], 0);
    expect(await screen.findByText(CLEARED)).toBeDefined();
    expect(cleared()).toHaveLength(1);
    await isBack();
  });

  it('[RENTAL-06] [GUEST-09] none ends while the customer is asked which cart to keep', async () => {
    state.isGuests = false;
    await begin([2]);
    const release = await holdCarts();
    act(() => saveToken('a'));
    expect(await screen.findByText('? in the cart')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([cleared(), state.lines.length]).toEqual([[], 1]);
    release();
    expect(await screen.findByText(CLEARED)).toBeDefined();
  });

  describe('[RENTAL-06] [GUEST-09] while another tab asks which cart to keep', () => {
    /** The browser's locks, of which the other tab has one until it lets go. */
    const locks = { query: vi.fn(), request: (_name: string, act: () => unknown) => asking.then(act) };
    let asking = Promise.resolve();
    let letGo = () => {};
    beforeEach(() => {
      asking = new Promise((resolve) => (letGo = resolve));
      locks.query.mockResolvedValue({ held: [{ name: 'cart-question' }] });
      locks.query.mockResolvedValueOnce({ held: [{ name: 'cart-question 1' }, { name: 'another' }] });
      Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    });
    afterEach(() => {
      locks.query.mockReset();
      Reflect.deleteProperty(navigator, 'locks');
    });
    async function wait() {
      state.isGuests = false;
      await begin([2]);
      act(() => saveToken('a'));
      await waitFor(() => expect(locks.query).toHaveBeenCalled(), { timeout: 3000 });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect([cleared(), state.lines.length]).toEqual([[], 1]);
    }

    it('none ends', async () => {
      await wait();
      letGo();
      expect(await screen.findByText(CLEARED)).toBeDefined();
      expect(cleared()).toHaveLength(1);
    });

    it('the one that is kept there stays if it fits the zones', async () => {
      await wait();
      state.lines = [wireLine({ provider: { ...(wireLine().provider as object), pickup_zone_id: [2] } })];
      letGo();
      expect(await screen.findByText('1 in the cart')).toBeDefined();
      expect(cleared()).toEqual([]);
      expect(screen.queryByText(CLEARED)).toBeNull();
    });
  });

  it('[RENTAL-06] [GUEST-09] nor without HTTPS, where the tabs of a browser have no locks', async () => {
    state.isGuests = false;
    await begin([2]);
    expect('locks' in navigator).toBe(false);
    localStorage.setItem('cart-question', JSON.stringify({ another: Date.now() + 60_000 }));
    act(() => saveToken('a'));
    expect(await screen.findByText('? in the cart')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([cleared(), state.lines.length]).toEqual([[], 1]);
    localStorage.removeItem('cart-question');
    expect(await screen.findByText(CLEARED, {}, { timeout: 5000 })).toBeDefined();
  });

  it('[RENTAL-04] [RENTAL-06] it is shown as it is if emptying fails', async () => {
    saveToken('a');
    state.refusal = { status: 403, body: { errors: [{ code: 'cart', message: 'Not now.' }] } };
    await begin([2], 1);
    expect(await screen.findByText('Not now.')).toBeDefined();
    expect(screen.queryByText(CLEARED)).toBeNull();
  });
});
