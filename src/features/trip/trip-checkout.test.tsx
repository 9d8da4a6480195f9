// @document
import { deviceOrders } from '@tests/support/rooms/device-room';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { renderPage } from '@tests/support/render-page';
import { rentalBackEnd, wireLine, wireTrip } from '@tests/support/rooms/rental-room';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { readGuestSession, saveGuestContact } from '@/lib/guest-details';
import { forgetToken, saveGuest, saveToken, tabMemory } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { useSessionEffects } from '@/shell/use-session-effects';
import { TripCheckout } from './trip-checkout';
import { useTripDraft } from './trip-draft';

const { server, state } = rentalBackEnd();
const booked: Record<string, unknown>[] = [];
let answer: () => Response = () => HttpResponse.json(77);
const push = vi.fn(() => Promise.resolve(true));

beforeAll(async () => {
  await import('@/ui/fields/phone-input');
  completeBrowser();
});
beforeEach(() => {
  forgetToken();
  saveGuest(700);
  booked.length = 0;
  answer = () => HttpResponse.json(77);
  push.mockClear();
  Object.assign(state, { lines: [wireLine()], trip: wireTrip(), sent: [], refusal: null });
  server.use(
    http.post('*/api/v1/rental/user/trip/get-tax', async ({ request }) => {
      const { coupon_code } = (await request.json()) as { coupon_code?: string };
      const amounts = { subtotal: 36, discount: 0, referral_discount: 0, additional_charge: 0, tax: 3.6 };
      const off = coupon_code && coupon_code !== 'NIL' ? 6 : 0;
      return HttpResponse.json({
        ...{ tax_amount: 3.6, tax_status: 'excluded', tax_included: 0 },
        amounts: { ...amounts, coupon_discount: off, total: 39.6 - off },
      });
    }),
    http.post('*/api/v1/rental/user/trip/trip-booking', async ({ request }) => {
      booked.push((await request.json()) as Record<string, unknown>);
      return answer();
    }),
    http.get('*/api/v1/customer/info', () =>
      HttpResponse.json({ id: 1, f_name: 'Noor', l_name: 'A', phone: '+15550100001', email: 'noor@mail.example' }),
    ),
    http.get('*/api/v1/rental/coupon/apply', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('code') === 'SIX') return HttpResponse.json({ id: 1, code: 'SIX', discount: 6 });
      return HttpResponse.json({ errors: [{ code: 'coupon', message: 'No such coupon.' }] }, { status: 404 });
    }),
  );
});
afterEach(() => {
  act(closeDialogs);
  act(() => toast.removeAll());
  cleanup();
});

function open(part = <TripCheckout />, extensions = ['idempotency']) {
  renderPage(
    <>
      {part}
      <DialogHost />
      <Toaster dismissLabel="Dismiss" />
    </>,
    { config: { timezone: 'UTC', guest_checkout_status: 1, country: 'US', extensions }, router: { push } },
  );
}

/** The checkout as it stands in the shop, whose shell follows the session. */
function InShell() {
  useSessionEffects(false);
  return <TripCheckout />;
}

/** The draft of whoever is signed in. */
function Draft() {
  const [{ customer_id, note }] = useTripDraft();
  return <p data-testid="draft">{`${customer_id}: ${note}`}</p>;
}

/** The total in the column, and beside the button at the bottom of a phone's screen. */
const total = (amount: string) => waitFor(() => expect(screen.getAllByText(amount)).toHaveLength(2), { timeout: 5000 });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const contact = {
  contact_person_name: 'Sami',
  contact_person_number: '15550100009',
  contact_person_email: 'sami@mail.example',
};

describe('booking a trip', () => {
  it('[ADDR-35] [ADDR-36] asks a guest for a contact, and stores every change', async () => {
    open();
    await userEvent.type(await screen.findByLabelText(/Contact Person Name/), 'Sami');
    expect(readGuestSession().guest_contact?.contact_person_name).toBe('Sami');
    await userEvent.type(screen.getByLabelText(/Contact Person Email/), 's');
    expect(readGuestSession().guest_contact?.contact_person_email).toBe('s');
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('[ADDR-36] requires the contact, and marks what is missing', async () => {
    open();
    await total('$39.60');
    await press('Book the trip');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Contact Person Name/)));
    expect(booked).toEqual([]);
  });

  it('[RENTAL-01] sends trip, price, contact and note, and opens the trip', async () => {
    saveGuestContact(contact);
    open();
    expect(await screen.findByText(/^By booking the trip you accept the/)).toBeDefined();
    await userEvent.type(await screen.findByRole('textbox', { name: /Note for the provider/ }), 'With a child seat');
    await total('$39.60');
    await press('Book the trip');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/rental/trip-status/77?booked=1'));
    // The entry by which a guest finds the trip again; trips are stored apart from orders.
    expect(JSON.parse(localStorage.getItem('device-orders') ?? '[]')).toMatchObject([{ order_id: 77, is_trip: true }]);
    expect(localStorage.getItem('device-orders')).not.toContain('15550100009');
    expect(deviceOrders()).toEqual([]);
    expect(booked).toHaveLength(1);
    expect(booked[0]).toMatchObject({
      ...{ guest_id: 700, provider_id: 21, trip_type: 'hourly', trip_amount: 39.6 },
      ...{ ...contact, contact_person_number: '+15550100009', additional_note: 'With a child seat' },
    });
  });

  it.each([
    ['its time', '2188-11-22 09:00:00', /Pickup time: Nov 22, 09:00/],
    ['Now once that has come, for which it is booked then', '2016-11-22 09:00:00', /Pickup time: Now/],
  ])('[RENTAL-01] shows %s', async (_what, pickup_time, text) => {
    state.trip = wireTrip({ pickup_time });
    open();
    await screen.findByText('Pickup time:');
    await waitFor(() => expect(screen.getByText('Pickup time:').closest('li')?.textContent).toMatch(text));
  });

  it('[RENTAL-01] retries with the same key after a lost answer, and never books twice', async () => {
    saveGuestContact(contact);
    answer = () => HttpResponse.error();
    open();
    await total('$39.60');
    await press('Book the trip');
    const again = await screen.findByRole('button', { name: 'Ask again' });
    answer = () => HttpResponse.json(77);
    await userEvent.click(again);
    await waitFor(() => expect(push).toHaveBeenCalledOnce());
    expect(new Set(booked.map(({ idempotency_key: key }) => key)).size).toBe(1);
  });

  it('[RENTAL-01] [beyond §4] is booked once where no keys are known, and found among the trips', async () => {
    let trips: object[] = [wireTrip({ id: 70, provider_id: wireLine().provider_id, is_guest: 1 })];
    server.use(http.get('*/api/v1/rental/user/trip/get-trip-list/running', () => HttpResponse.json({ trips })));
    saveGuestContact(contact);
    answer = () => HttpResponse.error();
    open(<TripCheckout />, []);
    await total('$39.60');
    await press('Book the trip');
    const again = await screen.findByRole('button', { name: 'Ask again' });
    expect(screen.getByText('We do not know whether it arrived')).toBeTruthy();
    await userEvent.click(again);
    await userEvent.click(await screen.findByRole('button', { name: 'Wait and ask later' }));
    trips = [wireTrip({ id: 77, provider_id: wireLine().provider_id, is_guest: 1 }), ...trips];
    await press('Ask again');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/rental/trip-status/77?booked=1'));
    expect(booked).toHaveLength(1);
  });

  it('[RENTAL-01] shows the server’s refusal', async () => {
    saveGuestContact(contact);
    const errors = [{ code: 'trip_time', message: 'Marina Hatch is not available at this time.' }];
    answer = () => HttpResponse.json({ errors }, { status: 403 });
    open();
    await total('$39.60');
    await press('Book the trip');
    expect(await screen.findByText('Marina Hatch is not available at this time.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Book the trip' })).toBeDefined();
  });

  it('[HDR-11] shows each of several reasons of a refusal', async () => {
    saveGuestContact(contact);
    const errors = [
      { code: 'trip_time', message: 'Marina Hatch is not available at this time.' },
      { code: 'pickup', message: 'The provider does not come to this place.' },
    ];
    answer = () => HttpResponse.json({ errors }, { status: 403 });
    open();
    await total('$39.60');
    await press('Book the trip');
    for (const { message } of errors) expect(await screen.findByText(message)).toBeDefined();
  });

  it("[RENTAL-02] uses a customer's contact, and applies a coupon", async () => {
    saveToken('t');
    open();
    expect(((await screen.findByLabelText(/Contact Person Name/)) as HTMLInputElement).value).toBe('Noor A');
    const field = await screen.findByRole('textbox', { name: 'Coupon' });
    await userEvent.type(field, 'NONE');
    await press('Apply');
    expect(await screen.findByText('No such coupon.')).toBeDefined();
    await userEvent.clear(field);
    await userEvent.type(field, 'SIX');
    await press('Apply');
    await total('$33.60');
    await press('Book the trip');
    await waitFor(() => expect(booked[0]).toMatchObject({ coupon_code: 'SIX', trip_amount: 33.6 }));
    expect(booked[0]).not.toHaveProperty('guest_id');
    expect(readGuestSession().guest_contact).toBeNull();
  });

  it('[PRICE-25] says that a coupon saves nothing on this trip', async () => {
    saveToken('t');
    server.use(http.get('*/api/v1/rental/coupon/apply', () => HttpResponse.json({ id: 1, code: 'NIL', discount: 0 })));
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'NIL');
    await press('Apply');
    expect(await screen.findByText('It saves nothing on this trip and stays for the next one')).toBeDefined();
  });

  it('[PRICE-25] says nothing of what a coupon saves until the price with it has come', async () => {
    saveToken('t');
    let sendPrice = () => {};
    const priced = new Promise<void>((resolve) => (sendPrice = resolve));
    open();
    await screen.findAllByText('$39.60');
    server.use(
      http.post('*/api/v1/rental/user/trip/get-tax', async () => {
        await priced;
        return undefined;
      }),
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'SIX');
    await press('Apply');
    expect(await screen.findByText('SIX')).toBeDefined();
    expect(screen.queryByText(/saves nothing|You save/)).toBeNull();
    sendPrice();
    expect(await screen.findByText('You save $6.00')).toBeDefined();
  });

  it('[PRICE-26] accepts a coupon whose minimum is reached while the price is loading', async () => {
    saveToken('t');
    server.use(
      http.post('*/api/v1/rental/user/trip/get-tax', () => new Promise<never>(() => {})),
      http.get('*/api/v1/rental/coupon/apply', ({ request }) => {
        const amount = new URL(request.url).searchParams.get('order_amount');
        if (amount === null || Number(amount) >= 15) return HttpResponse.json({ id: 1, code: 'SIX', discount: 6 });
        return HttpResponse.json({ errors: [{ code: 'coupon', message: 'Too little.' }] }, { status: 406 });
      }),
    );
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'SIX');
    await press('Apply');
    expect(await screen.findByText('SIX')).toBeDefined();
    expect(screen.queryByText('Too little.')).toBeNull();
  });

  it('[HDR-14] refetches a price and a customer that failed to load', async () => {
    saveToken('t');
    saveGuestContact(contact);
    server.use(
      http.get('*/api/v1/customer/info', () => HttpResponse.json({}, { status: 403 }), { once: true }),
      http.post('*/api/v1/rental/user/trip/get-tax', () => HttpResponse.error(), { once: true }),
    );
    open();
    await screen.findByText('Your checkout could not be loaded');
    await press('Try again');
    expect(await screen.findByText(/^No connection/)).toBeDefined();
    await press('Try again');
    await total('$39.60');
    expect(screen.getByRole('button', { name: 'Book the trip' })).toBeDefined();
  });

  it('[CART-02] shows an empty state without vehicles', async () => {
    Object.assign(state, { lines: [], trip: null });
    open();
    const empty = within(await screen.findByText('Your cart is empty').then((title) => title.parentElement ?? title));
    expect(empty.getByRole('link').getAttribute('href')).toBe('/rental/vehicle-search');
  });
});

describe('a trip of one customer, while another signs in on the same device', () => {
  beforeEach(() => {
    const ids: Record<string, number> = { noor: 1, 'noor-again': 1, omar: 2 };
    server.use(
      http.get('*/api/v1/customer/info', ({ request }) => {
        const token = (request.headers.get('authorization') ?? '').replace('Bearer ', '');
        return HttpResponse.json({
          ...{ id: ids[token], f_name: token, phone: '+15550100001', email: `${token}@mail.example` },
        });
      }),
    );
    saveToken('noor');
    open();
  });
  const note = async () =>
    (await screen.findByRole<HTMLInputElement>('textbox', { name: /Note for the provider/ })).value;
  async function signIn(token: string) {
    act(() => forgetToken());
    act(() => saveToken(token));
    await screen.findByDisplayValue(token);
  }

  it('[beyond §3.3] keeps note and coupon for the first', async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Note for the provider/ }), 'The blue door');
    await signIn('omar');
    expect(await note()).toBe('');
    await signIn('noor-again');
    expect(await note()).toBe('The blue door');
  });

  it('[beyond §3.3] what a guest has begun is of the first who signs in, even one who changes nothing', async () => {
    cleanup();
    act(() => forgetToken());
    open(<InShell />);
    await userEvent.type(await screen.findByRole('textbox', { name: /Note for the provider/ }), 'The blue door');
    await signIn('noor');
    expect(await note()).toBe('The blue door');
    await signIn('omar');
    expect(await note()).toBe('');
    await signIn('noor-again');
    expect(await note()).toBe('The blue door');
  });

  it('[beyond §3.3] what a guest has begun is not shown to a second customer on the same screen either', async () => {
    cleanup();
    act(() => forgetToken());
    tabMemory.save('trip_draft', { customer_id: 0, note: 'The blue door' });
    open(<Draft />);
    for (const [token, shown] of [
      ['noor', '1: The blue door'],
      ['omar', '0: '],
    ] as const) {
      act(() => saveToken(token));
      await waitFor(() => expect(screen.getByTestId('draft').textContent).toBe(shown));
      act(() => forgetToken());
    }
    expect(screen.getByTestId('draft').textContent).toBe('0: ');
  });

  it('[beyond §3.3] is not repeated by the other, but by the first', async () => {
    answer = () => HttpResponse.error();
    await total('$39.60');
    await press('Book the trip');
    await screen.findByRole('button', { name: 'Ask again' });
    await signIn('noor-again');
    expect(await screen.findByRole('button', { name: 'Ask again' })).toBeDefined();
    await signIn('omar');
    answer = () => HttpResponse.json(78);
    await press('Book the trip');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/rental/trip-status/78?booked=1'));
    expect(booked.map(({ contact_person_name: name }) => name)).toEqual(['noor', 'omar']);
    expect(booked[1]).not.toHaveProperty('customer_id');
    expect(booked[1]?.idempotency_key).not.toBe(booked[0]?.idempotency_key);
  });
});
