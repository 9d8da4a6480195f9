import type { Context, Hono } from 'hono';
import { isInZone, VEHICLE } from './goods';
import { isEmpty, numberOf, readFields, textOf, type Fields } from './php';
import { refusal, requireFields, requireOwner, type Owner } from './refusals';

type Line = { id: number; owner: Owner; quantity: number };
type Trip = Fields & { id: number; owner: Owner };
type State = { rented: Line[]; trip: Fields | null; trips: Trip[] };

/** The cart of vehicles and its booking. Only the tax of a trip is told; its time is the one that the booking names. */
export function rental(app: Hono, state: State): void {
  const answer = (context: Context) =>
    context.json({ carts: state.rented.map(serialize), user_data: state.trip ?? [] });

  app.get('/rental/user/cart/get-cart', async (context) => {
    await requireOwner(context);
    return answer(context);
  });
  app.post('/rental/user/cart/add-to-cart', async (context) => {
    const owner = await requireOwner(context);
    const fields = await readFields(context);
    requireFields(fields, 'vehicle_id', 'rental_type');
    if (numberOf(fields.vehicle_id) !== VEHICLE.id) throw refusal('cart_item', 'Vehicle not found');
    const quantity = numberOf(fields.quantity ?? 1);
    if (quantity > VEHICLE.total_vehicle_count) throw refusal('cart_item', 'Quantity not available');
    state.rented = [{ id: 201, owner, quantity }];
    state.trip = { ...fields, id: 301, user_id: owner.id, distance: null, total_cart_price: '36' };
    return answer(context);
  });

  app.post('/rental/user/trip/get-tax', async (context) => {
    await requireOwner(context);
    checkTrip(state, await readFields(context));
    return context.json({ tax_amount: '1.62', tax_status: 'excluded', tax_included: 0 });
  });
  app.post('/rental/user/trip/trip-booking', async (context) => {
    const owner = await requireOwner(context);
    const fields = await readFields(context);
    const contact = ['contact_person_name', 'contact_person_number', 'contact_person_email'];
    requireFields(fields, 'trip_amount', 'trip_type', 'provider_id', ...(owner.is_guest ? contact : []));
    checkTrip(state, fields);
    const id = 400 + state.trips.length;
    state.trips.push({ ...fields, id, owner, schedule_at: fields.schedule_at ?? 'now', trip_status: 'pending' });
    [state.rented, state.trip] = [[], null];
    return context.json(id);
  });
  app.get('/rental/user/trip/get-trip-details', async (context) => {
    const owner = await requireOwner(context);
    const { trip_id } = await readFields(context);
    const trip = state.trips.find((one) => one.id === numberOf(trip_id) && one.owner.id === owner.id);
    if (!trip) return context.json({ errors: 'Trip data not found' }, 404);
    const { owner: _owner, ...row } = trip;
    return context.json({ ...row, trip_details: null, vehicle_identity: [], user_info: '{}', provider: null });
  });
}

function checkTrip({ rented, trip }: State, { provider_id }: Fields): void {
  if (rented.length === 0) throw refusal('cart', 'Your cart is empty');
  if (isEmpty(provider_id) || numberOf(provider_id) !== VEHICLE.provider_id) {
    throw refusal('provider', 'Provider not found');
  }
  const place = trip?.pickup_location as Fields | undefined;
  if (!isInZone(place?.lat, place?.lng)) throw refusal('Zone', 'Out of zone');
}

function serialize({ id, owner, quantity }: Line): Fields {
  return {
    ...{ id, user_id: owner.id, is_guest: owner.is_guest ? 1 : 0, quantity: textOf(quantity), price: '36' },
    ...{ provider_id: VEHICLE.provider_id, vehicle_id: VEHICLE.id, vehicle: VEHICLE, provider: VEHICLE.provider },
  };
}
