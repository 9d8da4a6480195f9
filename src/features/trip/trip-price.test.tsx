// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { renderPage } from '@tests/support/render-page';
import { rentalBackEnd, wireLine, wireTrip, wireVehicle } from '@tests/support/rooms/rental-room';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { saveGuestContact } from '@/lib/guest-details';
import { forgetToken, saveGuest, saveToken } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { TripCheckout } from './trip-checkout';

/** The checkout of a trip before back ends that tell only the tax of it, or nothing (wire-format §8). */
const { server, state } = rentalBackEnd();
const asked: Record<string, unknown>[] = [];
const booked: Record<string, unknown>[] = [];
const push = vi.fn(() => Promise.resolve(true));

const contact = {
  contact_person_name: 'Sami',
  contact_person_number: '15550100009',
  contact_person_email: 'sami@mail.example',
};

/** What the back end answers to the question for the tax. */
let tax: () => Response;

const unknownCall = (status: number) => () =>
  HttpResponse.json({ message: 'The route api/v1/rental/user/trip/get-tax could not be found.' }, { status });
const taxAlone = (tax_status: string) => () => HttpResponse.json({ tax_amount: '1.80', tax_status, tax_included: 0 });

beforeAll(async () => {
  await import('@/ui/fields/phone-input');
  completeBrowser();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetToken();
  saveGuest(700);
  saveGuestContact(contact);
  [asked.length, booked.length] = [0, 0];
  push.mockClear();
  // Three hours at 12 for each of two vehicles, a tenth off by the vehicle, tax of the provider 5 %.
  const provider = { id: 21, name: 'Harbour Drive', slug: 'harbour-drive', tax: '5', pickup_zone_id: '["1"]' };
  const vehicle = wireVehicle({ provider, discount_price: '10' });
  Object.assign(state, { lines: [wireLine({ vehicle, quantity: 2 })], trip: wireTrip(), sent: [], refusal: null });
  server.use(
    http.post('*/api/v1/rental/user/trip/get-tax', async ({ request }) => {
      asked.push((await request.json()) as Record<string, unknown>);
      return tax();
    }),
    http.post('*/api/v1/rental/user/trip/trip-booking', async ({ request }) => {
      booked.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(77);
    }),
    http.get('*/api/v1/customer/info', () =>
      HttpResponse.json({ id: 1, f_name: 'Noor', l_name: 'A', phone: '+15550100001', email: 'noor@mail.example' }),
    ),
    http.get('*/api/v1/rental/coupon/list', () => HttpResponse.json([])),
    http.get('*/api/v1/rental/coupon/apply', () =>
      HttpResponse.json({ id: 1, code: 'SIX', discount: '6', discount_type: 'amount', coupon_type: 'default' }),
    ),
  );
});
afterEach(() => {
  act(closeDialogs);
  act(() => toast.removeAll());
  cleanup();
});

function open() {
  const config = { timezone: 'UTC', guest_checkout_status: 1, country: 'US' };
  renderPage(
    <>
      <TripCheckout />
      <DialogHost />
      <Toaster dismissLabel="Dismiss" />
    </>,
    {
      config: { ...config, tax_included: 0, additional_charge_status: 1, additional_charge: '0.5' },
      router: { push },
    },
  );
}

/** The total in the column, and beside the button at the bottom of a phone's screen. */
const total = (amount: string) => waitFor(() => expect(screen.getAllByText(amount)).toHaveLength(2), { timeout: 5000 });
const book = async () => userEvent.click(await screen.findByRole('button', { name: 'Book the trip' }));

describe('a trip whose price the back end does not tell', () => {
  it.each([
    ['tells only a tax on top', taxAlone('excluded'), '$67.10', 67.1],
    ['tells a tax within the price', taxAlone('included'), '$65.30', 65.3],
    ['does not know the call: 404', unknownCall(404), '$68.54', 68.54],
    ['does not know the call: 405', unknownCall(405), '$68.54', 68.54],
  ])('[RENTAL-01] is booked where the back end %s', async (_what, answer, shown, trip_amount) => {
    tax = answer;
    open();
    await total(shown);
    expect(screen.getAllByText('$72.00').length).toBeGreaterThan(0);
    expect(screen.getByText('−$7.20')).toBeDefined();
    expect(screen.queryByText(/could not be found/)).toBeNull();
    await book();
    await waitFor(() => expect(push).toHaveBeenCalledWith('/rental/trip-status/77?booked=1'));
    expect(booked).toMatchObject([{ provider_id: 21, trip_amount }]);
  });

  it.each([
    ['first', 0, '$58.82'],
    ['second', 1, '$65.30'],
  ])(
    '[WALLET-01] counts the discount of a referred customer on the %s trip alone',
    async (_which, total_size, shown) => {
      tax = taxAlone('included');
      saveToken('t');
      const referred = { is_valid_for_discount: 1, discount_amount: 10, discount_amount_type: 'percentage' };
      server.use(
        http.get('*/api/v1/customer/info', () =>
          HttpResponse.json({ id: 1, f_name: 'Noor', phone: '+15550100001', ...referred }),
        ),
        http.get('*/api/v1/rental/user/trip/get-trip-list/all', () => HttpResponse.json({ total_size, trips: [] })),
      );
      open();
      await total(shown);
    },
  );

  it('[RENTAL-01] is shown by the day where another client has filled the cart so, and not booked', async () => {
    tax = taxAlone('excluded');
    const vehicle = wireVehicle({ trip_day_wise: 1, day_wise_price: '90' });
    const rental_type = 'day_wise';
    Object.assign(state, { lines: [wireLine({ vehicle, quantity: 1, rental_type })] });
    state.trip = wireTrip({ rental_type, estimated_hours: 48 });
    open();
    expect(await screen.findByText(/Rental by the day cannot be booked here/)).toBeDefined();
    expect(screen.getByText('$180.00')).toBeDefined();
    expect(screen.getByText('/ day')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Book the trip' })).toBeNull();
  });

  it('[PRICE-33] counts no discount of a provider whose cap is 0, as the back end does', async () => {
    tax = taxAlone('included');
    const discount = { discount: 50, discount_type: 'percent', min_purchase: 0, max_discount: 0 };
    const provider = { id: 21, name: 'Harbour Drive', slug: 'harbour-drive', tax: '5', discount };
    state.lines = [wireLine({ vehicle: wireVehicle({ provider, discount_price: '10' }), quantity: 2, provider })];
    open();
    await total('$65.30');
  });

  it('[RENTAL-02] counts a coupon of the customer', async () => {
    tax = unknownCall(404);
    saveToken('t');
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'SIX');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    // 72 − 7.20 − 6, tax 2.94, charge 0.50.
    await total('$62.24');
    await book();
    await waitFor(() => expect(booked).toMatchObject([{ coupon_code: 'SIX', trip_amount: 62.24 }]));
  });

  it('[RENTAL-01] keeps the words of a refusal that something was not found', async () => {
    tax = () => HttpResponse.json({ errors: [{ code: 'provider', message: 'No such provider.' }] }, { status: 404 });
    open();
    expect(await screen.findByText('No such provider.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Book the trip' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the time of a trip', () => {
  it.each([
    ['ahead', '2188-11-22 09:00:00', { scheduled: 1, schedule_at: '2188-11-22 09:00:00' }],
    ['that has come', '2016-11-22 09:00:00', {}],
  ])('[RENTAL-01] %s is told with the price and the booking', async (_what, pickup_time, told) => {
    tax = taxAlone('excluded');
    state.trip = wireTrip({ pickup_time });
    open();
    await total('$67.10');
    await book();
    await waitFor(() => expect(booked).toHaveLength(1));
    for (const sent of [asked[0], booked[0]]) {
      const { scheduled, schedule_at } = sent ?? {};
      expect({ scheduled, schedule_at }).toEqual({ scheduled: undefined, schedule_at: undefined, ...told });
    }
  });
});
