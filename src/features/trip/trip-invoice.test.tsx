// @document
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { GATE } from '@tests/support/rooms/rental-room';
import { readTripCriteria } from '@/features/rental/trip-criteria';
import { forgetToken, saveGuest, saveToken } from '@/lib/session';
import { TripInvoicePage } from './trip-invoice';
import { TripStatus } from './trip-status';

vi.mock('@/ui/map/city-map', () => ({ CityMap: () => <div role="img" aria-label="Map" /> }));

const vehicle = { id: 1, name: 'Marina Hatch', slug: 'marina-hatch' };
const line = {
  ...{ vehicle_id: 1, quantity: 2, price: 64, original_price: 12, calculated_price: 72, discount_on_trip: 8 },
  ...{ rental_type: 'hourly', license_plate_number: ['QB 104', 'QB 105'], vehicle_details: vehicle },
};
const completed = {
  ...{ id: 77, trip_status: 'completed', trip_type: 'hourly', trip_amount: 70.4, payment_status: 'paid' },
  ...{ payment_method: 'cash_payment', tax_amount: 6.4, tax_status: 'excluded', estimated_hours: 3, quantity: 2 },
  ...{ discount_on_trip: 8, pickup_location: GATE, is_guest: false, schedule_at: '2026-11-22 09:00:00' },
  ...{ created_at: '2026-11-21T08:00:00Z', completed: '2026-11-22T12:00:00Z' },
  user_info: { contact_person_name: 'Noor', contact_person_number: '+15550100001', contact_person_email: '' },
  provider: { id: 21, vendor_id: 8, name: 'Harbour Drive', slug: 'harbour-drive', address: '2 Pier Road' },
  trip_details: [line],
  vehicle_identity: [],
};

const asked: Record<string, string>[] = [];
let trip: object = completed;
apiServer(
  http.get('*/api/v1/rental/user/trip/get-trip-details', ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return HttpResponse.json(trip);
  }),
);

beforeEach(() => {
  trip = completed;
  asked.length = 0;
  saveToken('t');
});
afterEach(() => {
  cleanup();
  forgetToken();
  localStorage.clear();
  sessionStorage.clear();
});

const openInvoice = () =>
  renderPage(<TripInvoicePage />, {
    config: { timezone: 'UTC' },
    router: { pathname: '/invoice/[id]', query: { id: '77', kind: 'trip' } },
  });
const openTrip = () =>
  renderPage(<TripStatus />, {
    config: { timezone: 'UTC' },
    router: { pathname: '/rental/trip-status/[id]', query: { id: '77' } },
  });
const beside = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

it('[beyond §2.18] [RENTAL-01] the invoice of a trip names both sides, its vehicles at full price and what was taken off', async () => {
  openInvoice();
  const row = (await screen.findByText('Marina Hatch')).closest('tr');
  expect(within(row as HTMLElement).getByText('QB 104, QB 105')).toBeDefined();
  expect(row?.textContent).toContain('$72.00');
  expect(screen.getByText('Harbour Drive')).toBeDefined();
  expect(screen.getByText('2 Pier Road')).toBeDefined();
  expect(beside('Trip number')).toBe('#77');
  expect(beside('Payment method')).toBe('Cash to the driver');
  expect(beside('Payment')).toBe('Paid');
  expect(beside('Discount')).toContain('8.00');
  expect(beside('Total')).toBe('$70.40');
  expect(screen.getByRole('link', { name: 'Back to the trip' }).getAttribute('href')).toBe('/rental/trip-status/77');
});

it('[GUEST-01] a guest gets the invoice of a trip that was booked in this browser', async () => {
  forgetToken();
  saveGuest(5);
  openInvoice();
  await screen.findByText('Marina Hatch');
  expect(asked[0]).toEqual({ trip_id: '77', guest_id: '5' });
});

it('[beyond §2.18] a trip that is over leads to its invoice and to booking it again, with its places and its length', async () => {
  const { router } = openTrip();
  const invoice = await screen.findByRole('link', { name: 'Invoice' });
  expect(invoice.getAttribute('href')).toBe('/invoice/77?kind=trip');
  await userEvent.click(screen.getByRole('button', { name: 'Book again' }));
  expect(router.push).toHaveBeenCalledWith('/rental/vehicle-details/marina-hatch');
  expect(readTripCriteria()).toMatchObject({
    pickup: { location_name: GATE.location_name },
    kind: 'hourly',
    length: 3,
    date: '',
  });
});

it('[beyond §2.18] several vehicles are booked again at their provider; a canceled trip has no invoice', async () => {
  trip = { ...completed, trip_status: 'canceled', trip_details: [line, { ...line, vehicle_id: 2 }] };
  const { router } = openTrip();
  await userEvent.click(await screen.findByRole('button', { name: 'Book again' }));
  expect(router.push).toHaveBeenCalledWith('/rental/provider-details/harbour-drive');
  expect(screen.queryByRole('link', { name: 'Invoice' })).toBeNull();
});

it('[beyond §2.18] a trip that is still to come can not be booked again from its page', async () => {
  trip = { ...completed, trip_status: 'confirmed', payment_status: 'unpaid' };
  openTrip();
  await screen.findByText('Your trip is confirmed');
  expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull();
});
