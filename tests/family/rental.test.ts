import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestGuest } from '@/contract/auth/auth';
import { addToRentalCart, getRentalCart } from '@/contract/rental/rental-cart';
import { bookTrip, getTrip, getTripTax } from '@/contract/rental/trip';
import { readVehicle } from '@/contract/rental/vehicle.read';
import { askedTime } from '@/domain/rental/trip-time';
import { vehicleRates } from '@/domain/rental/vehicle-rate';
import { openFamilyBackEnd } from './back-end';
import { AT } from './goods';
import { contact, visitor } from './visitor';

let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
beforeAll(async () => void (opened = await openFamilyBackEnd()));
afterAll(() => opened.stop());

describe('renting at another back end', () => {
  it('[RENTAL-01] books the vehicles of the cart at their time', async () => {
    const ask = visitor(opened.url, { module: 'rental' });
    const { guest_id } = await ask(requestGuest, {});
    const pickup_location = { ...AT, location_name: 'The Gate' };
    const pickup_time = '2188-11-22 09:00:00';
    const cart = await ask(addToRentalCart, {
      ...{ guest_id, vehicle_id: 31, rental_type: 'hourly', estimated_hours: 3, quantity: 1 },
      ...{ pickup_time, pickup_location },
    });
    expect(cart).toMatchObject({
      carts: [{ quantity: 1, price: 36, vehicle: { hourly_price: 12 }, provider: { tax: 5, pickup_zone_id: [1] } }],
      trip: { rental_type: 'hourly', estimated_hours: 3, pickup_time },
    });
    expect(vehicleRates(cart.carts[0]?.vehicle ?? readVehicle({}), 2).map(({ kind }) => kind)).toEqual([
      'hourly',
      'day_wise',
    ]);
    const time = askedTime({ timezone: 'UTC' }, pickup_time, new Date());
    const tax = await ask(getTripTax, { guest_id, provider_id: 21, ...time });
    expect(tax).toEqual({ tax_amount: 1.62, tax_status: 'excluded', amounts: null });
    const { trip_id } = await ask(bookTrip, {
      ...{ guest_id, provider_id: 21, trip_type: 'hourly', trip_amount: 34.02, ...contact, ...time },
    });
    expect(await ask(getTrip, { trip_id, guest_id })).toMatchObject({
      schedule_at: pickup_time,
      trip_status: 'pending',
    });
    expect(await ask(getRentalCart, { guest_id })).toEqual({ carts: [], trip: null });
  });
});
