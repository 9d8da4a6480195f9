import { http, HttpResponse } from 'msw';
import { apiServer } from '../api-server';

type Raw = Record<string, unknown>;
type Sent = { path: string; body: Raw; zones: string | null };

const YARD = {
  id: 21,
  name: 'Harbour Drive',
  slug: 'harbour-drive',
  address: '3 Test Lane',
  pickup_zone_id: [1],
};
export const RIVAL = { ...YARD, id: 22, name: 'Old Gate Motors', slug: 'old-gate', pickup_zone_id: [2] };
export const GATE = { lat: 10.1, lng: 10.1, location_name: 'The Gate' };

/** A vehicle in the wire's form (wire-format §8). */
export function wireVehicle(part: Raw = {}): Raw {
  const provider = (part.provider ?? YARD) as typeof YARD;
  return {
    ...{ id: 1, name: 'Marina Hatch', slug: 'marina-hatch', seating_capacity: 5, transmission_type: 'automatic' },
    ...{ fuel_type: 'petrol', trip_hourly: 1, trip_distance: 1, hourly_price: 12, distance_price: 2, zone_id: 1 },
    ...{ discount_type: 'percent', discount_price: 0, total_vehicle_count: 3, total_vehicles: 3 },
    ...{ provider, provider_id: provider.id },
    ...part,
  };
}

/** The back end's rental cart in memory, in the form of wire-format §8; it records its calls. */
export function rentalBackEnd() {
  const state = {
    vehicles: [wireVehicle()] as Raw[],
    lines: [] as Raw[],
    trip: null as Raw | null,
    sent: [] as Sent[],
    /** The cart is that of whoever asks; otherwise that of the account. */
    isGuests: true,
    /** The next write is rejected with this body. */
    refusal: null as { status: number; body: unknown } | null,
  };
  const at = (path: string) => `*/api/v1/rental/user/cart/${path}`;
  const answer = () => ({ carts: state.lines, user_data: state.trip ?? [] });

  async function written(request: Request, path: string, change: (body: Raw) => void) {
    const body =
      request.method === 'DELETE'
        ? Object.fromEntries(new URL(request.url).searchParams)
        : ((await request.json()) as Raw);
    state.sent.push({ path, body, zones: request.headers.get('zoneId') });
    const { refusal } = state;
    if (refusal) {
      state.refusal = null;
      return HttpResponse.json(refusal.body as object, { status: refusal.status });
    }
    change(body);
    return HttpResponse.json(answer());
  }

  const server = apiServer(
    http.post('*/api/v1/auth/guest/request', () => HttpResponse.json({ guest_id: 700 })),
    http.get(at('get-cart'), ({ request }) => {
      const body = Object.fromEntries(new URL(request.url).searchParams);
      state.sent.push({ path: 'get', body, zones: request.headers.get('zoneId') });
      return HttpResponse.json(answer());
    }),
    http.post(at('add-to-cart'), ({ request }) =>
      written(request, 'add', (body) => {
        const vehicle = state.vehicles.find(({ id }) => id === body.vehicle_id) ?? wireVehicle();
        state.lines = [...state.lines, wireLine({ id: state.lines.length + 100, quantity: body.quantity, vehicle })];
        state.trip = wireTrip(body);
      }),
    ),
    http.put(at('update-cart'), ({ request }) =>
      written(request, 'quantity', ({ cart_id, quantity }) => {
        state.lines = state.lines.map((line) => (line.id === cart_id ? { ...line, quantity } : line));
      }),
    ),
    http.put(at('update-user-data/:id'), ({ request }) =>
      written(request, 'trip', (body) => {
        state.trip = { ...state.trip, ...wireTrip(body) };
      }),
    ),
    http.delete(at('remove-vehicle/:id'), ({ request, params }) =>
      written(request, 'remove', () => {
        state.lines = state.lines.filter(({ id }) => id !== Number(params.id));
      }),
    ),
    http.delete(at('remove-cart'), ({ request }) =>
      written(request, 'clear', () => {
        state.lines = [];
        state.trip = null;
      }),
    ),
    http.get('*/api/v1/config/get-direction', () => HttpResponse.json({ routes: [] })),
  );
  return { server, state };
}

export function wireLine(part: Raw = {}): Raw {
  const vehicle = (part.vehicle ?? wireVehicle()) as Raw;
  return {
    ...{ id: 100, provider_id: vehicle.provider_id, vehicle_id: vehicle.id, quantity: 1, price: 36 },
    ...{ vehicle, provider: vehicle.provider },
    ...part,
  };
}

export function wireTrip(part: Raw = {}): Raw {
  return {
    ...{ id: 5, pickup_location: GATE, destination_location: null, pickup_time: '2026-11-22 09:00:00' },
    ...{ rental_type: 'hourly', estimated_hours: 3, distance: 0, destination_time: 0, total_cart_price: 36 },
    ...part,
  };
}
