// @document
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import Router from 'next/router';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { renderPage } from '@tests/support/render-page';
import { GATE, rentalBackEnd, RIVAL, wireLine, wireTrip, wireVehicle } from '@tests/support/rooms/rental-room';
import { readVehicleAnswer } from '@/contract/rental/vehicle.read';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { forgetToken, saveGuest, savePlace, saveToken } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { openRentalCart } from './open-rental-cart';
import { RentalCartPage } from './rental-cart-page';
import { RentForm } from '../rent-form';
import { saveTripCriteria } from '../trip-criteria';

const { server, state } = rentalBackEnd();

beforeAll(async () => {
  // Lazy in a page; preloaded here, so that compiling does not count as waiting.
  await Promise.all([import('./rental-cart-drawer'), import('../trip-dialog')]);
  completeBrowser();
});
beforeEach(() => {
  forgetToken();
  saveGuest(700);
  savePlace({ location: 'The Gate', currentLatLng: { lat: GATE.lat, lng: GATE.lng }, zone_ids: [1] });
  Object.assign(state, { vehicles: [wireVehicle()], lines: [], trip: null, sent: [], refusal: null });
  vi.spyOn(Router, 'push').mockResolvedValue(true);
});
afterEach(() => {
  act(closeDialogs);
  act(() => toast.removeAll());
  cleanup();
});

const sent = (path: string) => state.sent.filter((request) => request.path === path).map(({ body }) => body);
async function press(name: string | RegExp) {
  const ready = () => {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-busy')).toBeNull();
    return button;
  };
  await userEvent.click(await waitFor(ready));
}
const config = { timezone: 'UTC', guest_checkout_status: 1 };
const textOf = ({ textContent }: Element) => textContent;

function show(vehicle: object = wireVehicle()) {
  const read = readVehicleAnswer(vehicle);
  if (!read) throw new Error('a vehicle');
  renderPage(
    <>
      <RentForm vehicle={read} />
      <DialogHost />
      <Toaster dismissLabel="Dismiss" />
    </>,
    { config },
  );
}

async function open() {
  renderPage(
    <>
      <DialogHost />
      <Toaster dismissLabel="Dismiss" />
    </>,
    { config },
  );
  act(() => void openRentalCart());
  return within(await screen.findByRole('dialog', { name: 'Shopping Cart' }));
}

describe('renting a vehicle', () => {
  it('[RENTAL-01] adds it to the cart for the given trip, and shows the cart', async () => {
    show();
    expect((await screen.findByText('Price before tax')).parentElement?.textContent).toContain('36.00');
    await press(/^Increase .*Marina Hatch/);
    await press('Longer');
    expect(screen.getByText('Price before tax').parentElement?.textContent).toContain('96.00');
    await press('Add to cart');
    await screen.findByRole('dialog', { name: 'Shopping Cart' });
    const [body] = sent('add');
    expect(body).toMatchObject({
      guest_id: 700,
      vehicle_id: 1,
      quantity: 2,
      rental_type: 'hourly',
      estimated_hours: 4,
    });
    expect(body?.pickup_location).toEqual(GATE);
    expect(body).not.toHaveProperty('pickup_time');
  });

  it('[RENTAL-01] waits until the cart is loaded, as it may contain the vehicle already', async () => {
    state.lines = [wireLine()];
    state.trip = wireTrip();
    show();
    const add = await screen.findByRole('button', { name: 'Add to cart' });
    expect(add.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(add);
    expect(await screen.findByText('1 of these is in your cart.')).toBeDefined();
    expect(sent('add')).toEqual([]);
  });

  it('[RENTAL-01] says of a vehicle that is rented by the day alone that it can not be booked here', async () => {
    show(wireVehicle({ trip_hourly: 0, trip_distance: 0, trip_day_wise: 1, day_wise_price: '90' }));
    expect(await screen.findByText(/Rental by the day cannot be booked here/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it('[RENTAL-01] counts a day as 24 hours', async () => {
    show();
    await userEvent.click(await screen.findByRole('radio', { name: 'Days' }));
    await press('Add to cart');
    await waitFor(() => expect(sent('add')[0]).toMatchObject({ rental_type: 'hourly', estimated_hours: 72 }));
  });

  it('[RENTAL-01] requires a destination for a trip by distance before anything is sent', async () => {
    show();
    await userEvent.click(await screen.findByRole('radio', { name: 'Distance' }));
    await press('Add to cart');
    const missing = await screen.findByText('Choose where the trip ends');
    expect(missing.closest('button')).toBe(document.activeElement);
    expect(sent('add')).toEqual([]);
  });

  it('[RENTAL-01] shows the server’s refusal, and keeps the choices', async () => {
    state.refusal = { status: 403, body: { errors: [{ code: 'cart_item', message: 'The provider is closed.' }] } };
    show();
    await screen.findByRole('button', { name: 'Add to cart' });
    await press('Longer');
    await press('Add to cart');
    expect(await screen.findByText('The provider is closed.')).toBeDefined();
    expect(screen.getByRole('spinbutton', { name: 'Hours' }).getAttribute('aria-valuenow')).toBe('4');
  });

  it('[HDR-11] shows each of several reasons of a refusal', async () => {
    const errors = [
      { code: 'cart_item', message: 'The provider is closed.' },
      { code: 'trip_time', message: 'The van is on the road.' },
    ];
    state.refusal = { status: 403, body: { errors } };
    show();
    await press('Add to cart');
    for (const { message } of errors) expect(await screen.findByText(message)).toBeDefined();
    // The first reason is shown in the form only.
    expect(screen.getAllByText('The provider is closed.')).toHaveLength(1);
  });

  it('[RENTAL-01] joins the trip of the cart if the provider is the same', async () => {
    state.lines = [wireLine({ vehicle: wireVehicle({ id: 9, name: 'Caravan' }) })];
    state.trip = wireTrip({ estimated_hours: 5, pickup_time: '2036-11-22 09:00:00' });
    show();
    expect(await screen.findByText('Hourly, 5 h')).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Days' })).toBeNull();
    await press('Add to cart');
    await waitFor(() => expect(sent('add')[0]).toMatchObject({ vehicle_id: 1, estimated_hours: 5 }));
    expect(sent('add')[0]?.pickup_time).toBe('2036-11-22 09:00:00');
  });

  it('[RENTAL-01] joins a trip whose time has passed as one for now', async () => {
    state.lines = [wireLine({ vehicle: wireVehicle({ id: 9, name: 'Caravan' }) })];
    state.trip = wireTrip({ pickup_time: '2016-11-22T09:00:00Z' });
    show();
    await screen.findByText('Hourly, 3 h');
    await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(sent('add')).toHaveLength(1));
    expect(sent('add')[0]).not.toHaveProperty('pickup_time');
  });

  it('[RENTAL-03] asks before another provider’s vehicles are replaced', async () => {
    state.lines = [wireLine({ vehicle: wireVehicle({ id: 9, name: 'Caravan', provider: RIVAL }) })];
    state.trip = wireTrip();
    show();
    await screen.findByRole('button', { name: 'Add to cart' });
    await waitFor(() => expect(sent('get').length).toBeGreaterThan(0));
    await press('Add to cart');
    const question = within(await screen.findByRole('dialog', { name: 'Replace what is in the cart?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sent('clear')).toEqual([]);
    await press('Add to cart');
    const again = within(await screen.findByRole('dialog', { name: 'Replace what is in the cart?' }));
    await userEvent.click(again.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(sent('add')).toHaveLength(1));
    expect(sent('clear')).toEqual([{ guest_id: '700' }]);
  });

  it('[RENTAL-03] asks whether the new vehicle is available for the new trip, before the former one is given up', async () => {
    const HILL = { lat: 10.3, lng: 10.2, location_name: 'The Hill' };
    const date = `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)} 10:00`;
    saveTripCriteria({ pickup: HILL, destination: GATE, kind: 'hourly', length: 7, date });
    state.lines = [wireLine({ vehicle: wireVehicle({ id: 9, name: 'Caravan', provider: RIVAL }) })];
    state.trip = wireTrip();
    show();
    await screen.findByRole('button', { name: 'Add to cart' });
    await waitFor(() => expect(sent('get').length).toBeGreaterThan(0));
    await press('Add to cart');
    const question = within(await screen.findByRole('dialog', { name: 'Replace what is in the cart?' }));
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(sent('add')).toHaveLength(1));
    expect(sent('clear')).toEqual([
      {
        ...{ guest_id: '700', vehicle_id: '1', quantity: '1', pickup_time: `${date}:00` },
        ...{ rental_type: 'hourly', estimated_hours: '7' },
        ...{ pickup_location: JSON.stringify(HILL), destination_location: JSON.stringify(GATE) },
      },
    ]);
  });

  it('[RENTAL-03] restores the other provider’s vehicles if the new one is refused', async () => {
    const caravan = wireVehicle({ id: 9, name: 'Caravan', provider: RIVAL });
    state.vehicles = [wireVehicle(), caravan];
    state.lines = [wireLine({ vehicle: caravan, quantity: 2 })];
    state.trip = wireTrip({ estimated_hours: 5, pickup_time: '2036-11-22 09:00:00' });
    server.use(
      http.post(
        '*/api/v1/rental/user/cart/add-to-cart',
        () =>
          HttpResponse.json({ errors: [{ code: 'cart_item', message: 'The provider is closed.' }] }, { status: 403 }),
        { once: true },
      ),
    );
    show();
    await waitFor(() => expect(sent('get').length).toBeGreaterThan(0));
    await press('Add to cart');
    const question = within(await screen.findByRole('dialog', { name: 'Replace what is in the cart?' }));
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('The provider is closed.')).toBeDefined();
    await waitFor(() => expect(sent('add')).toHaveLength(1));
    expect(sent('add')[0]).toMatchObject({ vehicle_id: 9, quantity: 2, pickup_time: '2036-11-22 09:00:00' });
  });
});

describe('[RENTAL-03] [beyond §2.19] Undo after another provider’s vehicle has replaced the cart', () => {
  const caravan = wireVehicle({ id: 9, name: 'Caravan', provider: RIVAL });
  async function confirmReplacing() {
    state.vehicles = [wireVehicle(), caravan];
    state.lines = [wireLine({ vehicle: caravan, quantity: 2 })];
    state.trip = wireTrip({ estimated_hours: 5, pickup_time: '2036-11-22 09:00:00' });
    show();
    await waitFor(() => expect(sent('get').length).toBeGreaterThan(0));
    await press('Add to cart');
    const question = within(await screen.findByRole('dialog', { name: 'Replace what is in the cart?' }));
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
  }
  async function replace() {
    await confirmReplacing();
    await screen.findByText('2 vehicles were removed');
    state.sent = [];
  }

  it('is offered, too, if no answer comes once the cart is empty', async () => {
    const lose = () => {
      Object.assign(state, { lines: [], trip: null });
      return HttpResponse.error();
    };
    server.use(http.delete('*/api/v1/rental/user/cart/remove-cart', lose, { once: true }));
    await confirmReplacing();
    await screen.findByText('2 vehicles were removed');
    expect(sent('add')).toEqual([]);
    await press('Undo');
    await waitFor(() => expect(sent('add')).toMatchObject([{ vehicle_id: 9, quantity: 2 }]));
  });

  it('is not offered if no answer comes and the cart is as it was', async () => {
    server.use(http.delete('*/api/v1/rental/user/cart/remove-cart', () => HttpResponse.error(), { once: true }));
    await confirmReplacing();
    await screen.findAllByText(/No connection/);
    await waitFor(() => expect(sent('get').length).toBeGreaterThan(1), { timeout: 3000 });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(state.lines).toHaveLength(1);
  });

  it('brings back the former vehicles and their trip', async () => {
    await replace();
    await press('Undo');
    await waitFor(() => expect(state.sent.map(({ path }) => path)).toEqual(['get', 'clear', 'add']));
    expect(sent('add')[0]).toEqual({
      ...{ guest_id: 700, vehicle_id: 9, quantity: 2, rental_type: 'hourly', estimated_hours: 5 },
      ...{ pickup_location: GATE, pickup_time: '2036-11-22 09:00:00' },
    });
    expect(await screen.findByText('2 vehicles from Old Gate Motors')).toBeDefined();
  });

  it('then offers the way back to the new vehicle', async () => {
    await replace();
    await press('Undo');
    await screen.findByText('1 vehicle was removed');
    await press('Undo');
    expect(await screen.findByText('1 vehicle from Harbour Drive')).toBeDefined();
    expect(sent('add').map(({ vehicle_id }) => vehicle_id)).toEqual([9, 1]);
  });

  it('names a vehicle that somebody else has rented meanwhile, and leaves the new one', async () => {
    await replace();
    const taken = { errors: [{ code: 'cart_item', message: 'It is rented out.' }] };
    server.use(
      http.post('*/api/v1/rental/user/cart/add-to-cart', () => HttpResponse.json(taken, { status: 403 }), {
        once: true,
      }),
    );
    await press('Undo');
    expect(await screen.findByText(/^Not brought back: .*Caravan/)).toBeDefined();
    expect(screen.getByText('It is rented out.')).toBeDefined();
    expect(state.lines.map(({ vehicle_id }) => vehicle_id)).toEqual([1]);
    expect(await screen.findByText('1 vehicle from Harbour Drive')).toBeDefined();
  });
});

describe("rental's cart", () => {
  it('[RENTAL-01] [CART-28] is also a page', async () => {
    state.lines = [wireLine()];
    state.trip = wireTrip();
    saveToken('t');
    renderPage(<RentalCartPage />, { config });
    expect(await screen.findByText('1 vehicle from Harbour Drive')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Your trip' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Proceed To Checkout' }));
    await waitFor(() => expect(Router.push).toHaveBeenCalledWith('/rental/checkout'));
  });

  it('[RENTAL-02] is fetched with the guest id, and without it for a customer', async () => {
    await open();
    await waitFor(() => expect(sent('get')[0]).toEqual({ guest_id: '700' }));
    act(() => saveToken('t'));
    await waitFor(() => expect(sent('get').at(-1)).toEqual({}));
  });

  it('[RENTAL-01] [CART-02] shows trip, vehicles and total, changes quantities, and removes lines', async () => {
    state.lines = [wireLine()];
    state.trip = wireTrip();
    const drawer = await open();
    expect(await drawer.findByText('1 vehicle from Harbour Drive')).toBeDefined();
    expect(drawer.getByText('The Gate')).toBeDefined();
    await userEvent.click(drawer.getByRole('button', { name: /^Increase .*Marina Hatch/ }));
    await waitFor(() => expect(sent('quantity')).toEqual([{ guest_id: 700, cart_id: 100, quantity: 2 }]));
    await userEvent.click(drawer.getByRole('button', { name: /^Decrease .*Marina Hatch/ }));
    await userEvent.click(await drawer.findByRole('button', { name: /^Remove .*Marina Hatch/ }));
    expect(await drawer.findByText('Your cart is empty')).toBeDefined();
    const text = 'No items added in your cart. Please add product to your cart list.';
    expect(drawer.getByText(text)).toBeDefined();
    await userEvent.click(drawer.getByRole('button', { name: 'Continue Shopping' }));
    expect(Router.push).toHaveBeenCalledWith('/home');
  });

  it('[RENTAL-01] shows the full price, the discount and the rest, as the checkout does', async () => {
    // The vehicle's own discount is 12%; 8% of the whole cart is more.
    const discount = { discount: 8, discount_type: 'percent', min_purchase: 50, max_discount: 60 };
    const provider = { ...(wireVehicle().provider as object), discount };
    const saving = wireVehicle({ id: 9, name: 'Caravan', provider, discount_price: 12 });
    state.lines = [
      wireLine({ quantity: 2, vehicle: wireVehicle({ provider }) }),
      wireLine({ id: 101, vehicle: saving }),
    ];
    // A back end's total is after the vehicles' discounts.
    state.trip = wireTrip({ total_cart_price: 103.68 });
    const drawer = await open();
    const amounts = () => [...(drawer.getByText('Subtotal').closest('dl')?.querySelectorAll('div') ?? [])].map(textOf);
    await drawer.findByText('Caravan');
    await waitFor(() => expect(amounts()).toEqual(['Subtotal$108.00', 'Discount−$8.64', 'After discount$99.36']));
  });

  it('[RENTAL-01] shows only the price if there is no discount', async () => {
    state.lines = [wireLine()];
    state.trip = wireTrip();
    const drawer = await open();
    const subtotal = await drawer.findByText('Subtotal');
    expect(subtotal.parentElement?.textContent).toBe('Subtotal$36.00');
    expect(drawer.queryByText('Discount')).toBeNull();
  });

  const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const comingBack = { guest_id: 700, vehicle_id: 1, rental_type: 'hourly', estimated_hours: 5, pickup_location: GATE };

  it('[RENTAL-01] restores a removed vehicle with its quantity and trip', async () => {
    state.lines = [wireLine({ quantity: 2 }), wireLine({ id: 200, vehicle: wireVehicle({ id: 9, name: 'Caravan' }) })];
    state.trip = wireTrip({ estimated_hours: 5, pickup_time: '2036-11-22 09:00:00' });
    const drawer = await open();
    const row = within((await drawer.findByRole('link', { name: 'Marina Hatch' })).closest('li') ?? document.body);
    await userEvent.click(row.getByRole('button', { name: /^Decrease/ }));
    await userEvent.click(await row.findByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('Marina Hatch removed from the cart')).toBeDefined();
    await undo();
    expect(await drawer.findByRole('link', { name: 'Marina Hatch' })).toBeDefined();
    expect(sent('add')).toEqual([{ ...comingBack, quantity: 1, pickup_time: '2036-11-22 09:00:00' }]);
  });

  it('[RENTAL-01] restores an emptied cart; a time that has passed becomes as soon as possible', async () => {
    const caravan = wireVehicle({ id: 9, name: 'Caravan' });
    state.vehicles = [wireVehicle(), caravan];
    state.lines = [wireLine({ quantity: 2 }), wireLine({ id: 101, vehicle: caravan })];
    state.trip = wireTrip({ estimated_hours: 5, pickup_time: '2016-11-22 09:00:00' });
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Clear Cart' }));
    const question = within(await screen.findByRole('dialog', { name: 'Empty the cart?' }));
    await userEvent.click(question.getByRole('button', { name: /^Clear/ }));
    expect(await screen.findByText('3 vehicles were removed')).toBeDefined();
    await undo();
    expect(await drawer.findByText('3 vehicles from Harbour Drive')).toBeDefined();
    expect(sent('add')).toEqual([
      { ...comingBack, quantity: 2 },
      { ...comingBack, vehicle_id: 9, quantity: 1 },
    ]);
  });

  it('[RENTAL-01] shows why a removed vehicle can not be restored', async () => {
    state.lines = [wireLine()];
    state.trip = wireTrip();
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: /^Remove/ }));
    await screen.findByText('Marina Hatch removed from the cart');
    state.refusal = { status: 403, body: { errors: [{ code: 'cart_item', message: 'Somebody else has it now.' }] } };
    await undo();
    expect(await screen.findByText('Somebody else has it now.')).toBeDefined();
  });

  describe('[RENTAL-03] [CART-13] [beyond §2.19] Undo after the cart was filled from another provider', () => {
    const caravan = wireVehicle({ id: 9, name: 'Caravan', provider: RIVAL });
    async function removeAndFill() {
      state.vehicles = [wireVehicle(), caravan];
      state.lines = [wireLine({ quantity: 2 })];
      state.trip = wireTrip({ estimated_hours: 5, pickup_time: '2036-11-22 09:00:00' });
      const drawer = await open();
      await userEvent.click(await drawer.findByRole('button', { name: 'Clear Cart' }));
      const question = within(await screen.findByRole('dialog', { name: 'Empty the cart?' }));
      await userEvent.click(question.getByRole('button', { name: /^Clear/ }));
      await screen.findByText('2 vehicles were removed');
      state.lines = [wireLine({ vehicle: caravan, quantity: 3 })];
      state.trip = wireTrip({ estimated_hours: 7, pickup_time: '2036-12-24 09:00:00' });
      state.sent = [];
      return drawer;
    }

    it('puts the vehicles and their trip in its place, and offers it back the same way', async () => {
      const drawer = await removeAndFill();
      await undo();
      expect(await drawer.findByText('2 vehicles from Harbour Drive')).toBeDefined();
      expect(state.sent.map(({ path }) => path)).toEqual(['get', 'get', 'clear', 'add']);
      expect(sent('add')).toEqual([{ ...comingBack, quantity: 2, pickup_time: '2036-11-22 09:00:00' }]);
      expect(await screen.findByText('3 vehicles were removed')).toBeDefined();
      await undo();
      expect(await drawer.findByText('3 vehicles from Old Gate Motors')).toBeDefined();
      expect(sent('add').at(-1)).toMatchObject({ vehicle_id: 9, estimated_hours: 7 });
    });

    it('adds nothing while nobody knows what the cart holds, and can be pressed again', async () => {
      const drawer = await removeAndFill();
      let isAway = true;
      server.use(http.get('*/api/v1/rental/user/cart/get-cart', () => (isAway ? HttpResponse.error() : undefined)));
      await undo();
      expect(await screen.findByText(/^Not brought back: .*Marina Hatch/)).toBeDefined();
      expect(state.sent).toEqual([]);
      isAway = false;
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(await drawer.findByText('2 vehicles from Harbour Drive')).toBeDefined();
    });
  });

  it('[RENTAL-01] leaves the destination open again when the customer takes it away', async () => {
    state.lines = [wireLine()];
    state.trip = wireTrip({ destination_location: { ...GATE, lat: 10.2, location_name: 'The Hill' } });
    const drawer = await open();
    expect(await drawer.findByText('The Hill')).toBeDefined();
    await userEvent.click(await drawer.findByRole('button', { name: 'Change the trip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your trip' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'As soon as possible' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave the destination open' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(sent('trip')).toMatchObject([{ destination_location: null }]));
    await waitFor(() => expect(drawer.queryByText('The Hill')).toBeNull());
  });

  it('[RENTAL-01] names the vehicles that are not available for another kind of trip', async () => {
    state.lines = [wireLine()];
    state.trip = wireTrip({ destination_location: { ...GATE, lat: 10.2 } });
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Change the trip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your trip' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'As soon as possible' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Distance' }));
    state.refusal = { status: 403, body: [100] };
    await waitFor(() => expect(dialog.getByText(/km, about/)).toBeDefined());
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await dialog.findByText('Not to be had for this kind of trip: Marina Hatch')).toBeDefined();
  });

  it.each([1, 2])('[beyond §4.2] focuses the missing destination of a trip, pressed %d times', async (times) => {
    state.lines = [wireLine()];
    state.trip = wireTrip();
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Change the trip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your trip' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'As soon as possible' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Distance' }));
    for (let press = 0; press < times; press++) {
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
      // The focused element's description contains the reason.
      const place = await dialog.findByRole('button', { name: /Choose where the trip ends$/ });
      await waitFor(() => expect(document.activeElement).toBe(place));
    }
    expect(sent('trip')).toEqual([]);
  });

  it('[HDR-11] shows each of several reasons why the trip can not be changed', async () => {
    state.lines = [wireLine()];
    state.trip = wireTrip();
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Change the trip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your trip' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'As soon as possible' }));
    const errors = [
      { code: 'trip_time', message: 'The provider is closed.' },
      { code: 'pickup', message: 'The provider does not come to this place.' },
    ];
    state.refusal = { status: 403, body: { errors } };
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    for (const { message } of errors) expect(await screen.findByText(message)).toBeDefined();
  });

  it('[RENTAL-03] [RENTAL-04] is emptied by its id only; a refusal is shown in the server’s words', async () => {
    state.lines = [wireLine()];
    state.trip = wireTrip();
    state.refusal = { status: 403, body: { errors: [{ code: 'cart', message: 'Not now.' }] } };
    const drawer = await open();
    const clear = async () => {
      await userEvent.click(await drawer.findByRole('button', { name: 'Clear Cart' }));
      const question = within(await screen.findByRole('dialog', { name: 'Empty the cart?' }));
      await userEvent.click(question.getByRole('button', { name: /^Clear/ }));
    };
    await clear();
    expect(await screen.findByText('Not now.')).toBeDefined();
    expect(drawer.getByText('1 vehicle from Harbour Drive')).toBeDefined();
    await clear();
    expect(await drawer.findByText('Your cart is empty')).toBeDefined();
    expect(await screen.findByText('1 vehicle was removed')).toBeDefined();
    expect(sent('clear').at(-1)).toEqual({ guest_id: '700' });
  });
});
