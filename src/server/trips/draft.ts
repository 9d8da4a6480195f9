/**
 * Computes a trip as it would be booked now: the cart's vehicles at the requested time, their units and the price, all
 * from the database. Nothing is written here, so the tax call uses it, too.
 * Spec: wire-format §8 (trip-booking, trip price).
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/rental/trip.schema';
import { isOfOneProvider } from '@/domain/rental/rental-cart';
import { isBookable } from '@/domain/rental/trip-criteria';
import { tripTotal, type TripTotal } from '@/domain/rental/trip-total';
import { ApiError } from '../http/api';
import { findRentalCart, type RentalLineRow } from '../data/rental/rental-cart';
import type { StoreRow } from '../data/catalogue/store';
import type { Settings } from '../data/setting';
import type { View } from '../data/view';
import { serializeDiscount } from '../serializers/store';
import type { Database } from '../db/client';
import type { Owner } from '../http/guards';
import { findCouponForTrip } from './coupon';
import { checkVehicles, refuseUnrentable, tripOfLine, type Terms } from './terms';
import { instantIn } from '@/domain/rental/trip-time';

export type TripInput = InferType<typeof schema.bookTrip>;
type Wished = Pick<TripInput, 'provider_id' | 'coupon_code'> &
  Partial<Pick<TripInput, 'scheduled' | 'schedule_at' | 'trip_type'>>;

export type AskedTrip<In extends Wished = TripInput> = {
  input: In;
  owner: Owner;
  view: View;
  config: Settings;
};

export type TripDraft = {
  provider: StoreRow;
  terms: Terms;
  scheduled: boolean;
  lines: { line: RentalLineRow; unit_ids: number[] }[];
  total: TripTotal;
  coupon: { id: number; code: string } | null;
};

/** `hold` locks the units of the vehicles, and the coupon, until the transaction ends. */
export async function draftTrip(
  db: Database,
  asked: AskedTrip<Wished>,
  { hold }: { hold: boolean },
): Promise<TripDraft> {
  const { input, owner, view, config } = asked;
  const { lines, trip } = await findRentalCart(db, owner);
  const provider = lines[0]?.vehicle.provider;
  if (!trip || !provider) throw new ApiError('rental_empty');
  if (!isOfOneProvider(lines)) throw new ApiError('rental_providers');
  if (provider.id !== input.provider_id) throw new ApiError('provider_unknown');
  if (input.trip_type && input.trip_type !== trip.rental_type) throw new ApiError('rental_type');
  const { pickup_time, scheduled } = resolveTime(asked, trip.pickup_time);
  const terms: Terms = { ...trip, pickup_time };
  const checked = await checkVehicles(db, lines, terms, { hold });
  refuseUnrentable(checked, view);
  const priced = {
    lines: lines.map((line) => ({ vehicle: line.vehicle, trip: tripOfLine(terms, line.quantity) })),
    provider: { tax: provider.tax, discount: serializeDiscount(provider.discount, view) },
    config,
    now: view.clock,
  };
  const { subtotal } = tripTotal(priced);
  const zone_ids = checked[0]?.wanted.zone_ids ?? [];
  const use = { provider, zone_ids, subtotal, customer_id: owner.customer_id, view, config, hold };
  const coupon = await findCouponForTrip(db, input.coupon_code, use);
  const total = tripTotal({ ...priced, coupon });
  return {
    ...{ provider, terms, scheduled, total },
    // A coupon that saves nothing is kept for the next trip.
    coupon: total.coupon_discount > 0 ? coupon : null,
    lines: lines.map((line, n) => ({ line, unit_ids: (checked[n]?.free ?? []).slice(0, line.quantity) })),
  };
}

/**
 * The pickup time: now, when the chosen time has come meanwhile. Another time than the cart's is refused when it has
 * passed or is further ahead than the cart allows; clients repeat the cart's own time for other back ends.
 */
function resolveTime(
  { input, view, config }: AskedTrip<Wished>,
  chosen: Date,
): { pickup_time: Date; scheduled: boolean } {
  const asked = input.schedule_at ? instantIn(config, input.schedule_at) : chosen;
  if (!asked) throw new ApiError('rental_time');
  const late = view.now.getTime() - asked.getTime();
  const isAnother = Boolean(input.schedule_at) && asked.getTime() !== chosen.getTime();
  if (isAnother && !isBookable(asked, view.now)) throw new ApiError('rental_time');
  return late >= 0 ? { pickup_time: view.now, scheduled: false } : { pickup_time: asked, scheduled: true };
}
