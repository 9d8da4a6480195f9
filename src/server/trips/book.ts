/**
 * Books the rental cart, in one transaction that locks every unit of its vehicles: of two bookings for overlapping
 * times the second finds the unit taken. A lost answer can be requested again with the same idempotency key.
 * Spec: wire-format §8 (trip-booking).
 */
import { randomUUID } from 'node:crypto';
import { percentage } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { tripPrice } from '@/domain/rental/trip-price';
import { vehiclesPercent } from '@/domain/rental/trip-total';
import type { Caller } from '../http/caller';
import { lockAttempt } from '../ordering/attempt';
import { newDeliveryCode, ownerColumns } from '../ordering/columns';
import { requireOpenMarket } from '../ordering/open-market';
import { cashTries, orderTries, refuseManyUnpaidTrips } from '../ordering/order-limits';
import { countCoupon } from '../data/coupon-use';
import { clearRental } from '../data/rental/rental-cart';
import { loadSettings } from '../data/setting';
import { insertTrip, findTripByKey, type NewLine } from '../data/rental/trip';
import { createView } from '../data/view';
import type { Database } from '../db/client';
import type { Contact } from '../db/schema/json';
import type { trips } from '../db/schema';
import { possibleOwners, requireOwner } from '../http/guards';
import { resolveContact } from '../ordering/contact';
import { refuseOtherAmount } from '../http/other-amount';
import { spanOfTerms, tripOfLine } from './terms';
import { limitSuccesses } from '../http/rate-limit';
import { mailTripBehind } from './trip-mail';
import { draftTrip, type AskedTrip, type TripDraft, type TripInput } from './draft';

/** Returns the bare id of the trip. */
export async function bookTrip(input: TripInput, caller: Caller): Promise<number> {
  const owner = requireOwner(caller, input.guest_id);
  const owners = possibleOwners(caller, input.guest_id);
  const [view, config] = await Promise.all([createView(caller), loadSettings(caller.db)]);
  const asked = { input, owner, view, config, checks_prices: caller.checks_prices };
  const key = input.idempotency_key || caller.idempotency_key;
  // What is already booked is answered whatever the rate limits say.
  const booked = key ? await findTripByKey(caller.db, owners, key) : undefined;
  if (booked) return booked.id;
  requireOpenMarket(config);
  const work = () =>
    caller.db.transaction(async (db) => {
      await lockAttempt(db, owners);
      const before = key ? await findTripByKey(db, owners, key) : undefined;
      return { id: before?.id ?? (await storeTrip(db, asked, key ?? `own-${randomUUID()}`)), isNew: !before };
    });
  // A booking holds vehicles and costs nothing yet, so it is limited like an order in cash.
  const tries = [...orderTries(caller, owner), ...cashTries(caller, owner, input.contact_person_number)];
  const { id, isNew } = await limitSuccesses(caller, tries, { work, isCounted: (made) => made.isNew });
  if (isNew) mailTripBehind(caller, id, { kind: 'booked' });
  return id;
}

type PreviewInput = Pick<TripInput, 'provider_id' | 'coupon_code' | 'guest_id' | 'scheduled' | 'schedule_at'>;

/** The tax of the trip as it would be booked, and every other row of its price. */
export async function previewTrip(input: PreviewInput, caller: Caller) {
  const owner = requireOwner(caller, input.guest_id);
  const [view, config] = await Promise.all([createView(caller), loadSettings(caller.db)]);
  const { total } = await draftTrip(caller.db, { input, owner, view, config }, { hold: false });
  const { tax, tax_status } = total;
  const tax_included = tax_status === 'included' ? 1 : 0;
  return { tax_amount: tax, tax_status, tax_included, amounts: total };
}

async function storeTrip(
  db: Database,
  asked: AskedTrip & { checks_prices: boolean },
  idempotency_key: string,
): Promise<number> {
  const { input, owner, config } = asked;
  const person = { ...input, order_type: 'take_away', address: undefined };
  const user_info = await resolveContact(db, { input: person, owner, config });
  await refuseManyUnpaidTrips(db, owner, asked.view.now);
  const draft = await draftTrip(db, asked, { hold: true });
  if (asked.checks_prices) refuseOtherAmount(input.trip_amount, draft.total.total, config);
  const trip = await insertTrip(db, toTripRow(draft, asked, { user_info, idempotency_key }), toTripLines(draft, asked));
  if (draft.coupon) await countCoupon(db, draft.coupon.id, 1);
  await clearRental(db, owner);
  return trip.id;
}

type Attempt = { user_info: Contact; idempotency_key: string };

function toTripRow(draft: TripDraft, asked: AskedTrip, attempt: Attempt): typeof trips.$inferInsert {
  const { input, view } = asked;
  const { provider, terms, total, coupon, lines } = draft;
  const { from, until } = spanOfTerms(terms);
  return {
    ...attempt,
    ...ownerColumns(asked),
    language: view.language,
    provider_id: provider.id,
    module_id: provider.module_id,
    zone_id: provider.zone_id,
    trip_type: terms.rental_type,
    trip_amount: total.total,
    // A coupon may leave nothing to pay.
    payment_status: total.total === 0 ? 'paid' : 'unpaid',
    discount_on_trip: total.discount,
    coupon_code: coupon?.code ?? null,
    coupon_discount_amount: total.coupon_discount,
    tax_amount: total.tax,
    tax_status: total.tax_status,
    tax_percentage: provider.tax,
    additional_charge: total.additional_charge,
    pickup_location: terms.pickup_location,
    destination_location: terms.destination_location,
    distance: terms.distance,
    estimated_hours: terms.estimated_hours || terms.destination_time,
    estimated_trip_end_time: until,
    quantity: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    scheduled: draft.scheduled,
    schedule_at: from,
    trip_note: input.additional_note || null,
    otp: newDeliveryCode(),
    pending: view.now,
    created_at: view.now,
    updated_at: view.now,
  };
}

function toTripLines({ lines, terms, provider }: TripDraft, { view, config }: AskedTrip): NewLine[] {
  const digits = digitsOf(config);
  const percent = vehiclesPercent(provider.discount, view.clock);
  return lines.map(({ line, unit_ids }) => {
    const { id, slug, name, thumbnail, hourly_price, distance_price } = line.vehicle;
    const { price, discount, total } = tripPrice(line.vehicle, tripOfLine(terms, line.quantity), percent, digits);
    return {
      unit_ids,
      line: {
        vehicle_id: id,
        quantity: line.quantity,
        price: total,
        original_price: terms.rental_type === 'hourly' ? hourly_price : distance_price,
        calculated_price: price,
        discount_on_trip: discount,
        // For display only; the exact tax is the trip's.
        tax_amount: percentage(total, provider.tax, digits),
        vehicle_details: { id, slug, name, thumbnail, hourly_price, distance_price },
        rental_type: terms.rental_type,
        estimated_hours: terms.estimated_hours,
        distance: terms.distance,
      },
    };
  });
}
