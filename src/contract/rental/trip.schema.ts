import { number, object, string } from 'yup';
import { limits } from '@/domain/limits';
import { RENTAL_TYPES, TRIP_PAYMENTS, TRIP_STATUSES } from '@/domain/rental/trip-status';
import { bit, email, guestId, id, moment, paging, text } from '../core/fields';

const owner = { guest_id: guestId() };

/** When the trip begins. */
const time = {
  scheduled: bit().nullable(),
  /** Left out: the pick-up time of the cart. */
  schedule_at: moment().nullable(),
};

/** Books the rental cart. The amounts are only compared with the server's own. */
export const bookTrip = object({
  ...owner,
  provider_id: id().required(),
  trip_type: string().oneOf(RENTAL_TYPES).required(),
  /** The total that the customer saw. A booking with another total is refused. */
  trip_amount: number().min(0).max(limits.amount_max).required(),
  ...time,
  additional_note: text(limits.long_note_max).nullable(),
  coupon_code: text(limits.coupon_code_max).nullable(),
  /** The contact of a guest. Left out: the customer's own. */
  contact_person_name: text(120).nullable(),
  contact_person_number: text(30).nullable(),
  contact_person_email: email().nullable(),
  /** The idempotency key of one attempt: the same key never books a second trip. */
  idempotency_key: text(80).nullable(),
});

export const getTripTax = object({
  ...owner,
  provider_id: id().required(),
  ...time,
  coupon_code: text(limits.coupon_code_max).nullable(),
});

export const listTrips = object({
  ...owner,
  list: string().oneOf(['running', 'completed', 'all']).required(),
  trip_status: string().oneOf(TRIP_STATUSES),
  search: text(120),
  ...paging,
});

export const getTrip = object({
  ...owner,
  trip_id: id().required(),
  contact_number: text(30),
  /** From a link to follow the trip. */
  share_token: text(limits.share_token_max),
});

export const cancelTrip = object({
  ...owner,
  trip_id: id().required(),
  cancellation_reason: text(limits.trip_reason_max).nullable(),
});

export const payTrip = object({
  ...owner,
  trip_id: id().required(),
  payment_method: string().oneOf(TRIP_PAYMENTS).required(),
  /**
   * What is still to be paid of the trip, as the customer saw it; with another amount nothing is paid. Sent to back ends
   * that know it (`trip_due_amount`). Left out, the amount is not compared.
   */
  due_amount: number().min(0).max(limits.amount_max).nullable(),
  /** The gateway's key for `digital_payment` and for the rest of `partial_payment`; otherwise `cash_payment`. */
  payment_gateway: text(60).nullable(),
  callback_url: text(500).nullable(),
  payment_platform: text(20).nullable(),
});
