/**
 * Paying for a trip that the provider has confirmed: in cash, from the wallet, at a gateway, or the wallet first.
 * Spec: wire-format §8 (`trip/payment`), §4 ("Gateway return").
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/rental/trip.schema';
import { minorUnits, sum } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import {
  partialPayment,
  paymentProblem,
  paymentZone,
  type PartialPayment,
  type PaymentFor,
  type PaymentMethod,
} from '@/domain/checkout/payment-choice';
import { canPayTrip, mayPayTripInCash, tripDue } from '@/domain/rental/trip-status';
import { translate } from '@/i18n/both';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { listDeliveryZones } from '../data/delivery-zone';
import { lockOwner } from '../data/guest';
import { moveMoney } from '../data/ledger';
import type { GatewayPayment } from '../data/order-payment';
import { findOrderingCustomer } from '../data/ordering-customer';
import { loadSettings } from '../data/setting';
import { changeTrip, lockTrip, type StoredTrip } from '../data/rental/trip';
import type { Database } from '../db/client';
import type { Owner } from '../http/guards';
import { requireTripOwner } from '../http/order-owner';
import { refuseOtherAmount } from '../http/other-amount';
import { startPayment } from '../payments/start';
import { mailTripBehind } from './trip-mail';

type Input = InferType<typeof schema.payTrip>;

/** Returns the URL of the gateway as a bare text, else a message. */
export async function payTrip(input: Input, caller: Caller) {
  const owner = await requireTripOwner(caller, input);
  // The provider may have confirmed it since the customer last looked.
  await caller.staff.moveTrips(caller, { trip_id: input.trip_id });
  // The gateway is opened first, so that the wallet is not charged when that fails.
  const quote = isAtGateway(input) ? await changePayable(caller, owner, input, quoteAmount) : null;
  const link = quote && (await createGatewayLink(quote, input, caller));
  const paying = { input, quoted: quote?.amount ?? null, now: caller.now };
  const trip = await changePayable(caller, owner, input, (db, held) =>
    PAYMENTS[input.payment_method](db, held, paying),
  );
  if (isPaid(trip)) mailTripBehind(caller, trip.id, { kind: 'paid' });
  return link ?? { message: translate(caller.language, isPaid(trip) ? 'answers.trip_paid' : 'answers.trip_pay_cash') };
}

function isAtGateway({ payment_method, payment_gateway }: Input): boolean {
  if (payment_method === 'partial_payment') return payment_gateway !== 'cash_payment';
  return payment_method === 'digital_payment';
}

type Quote = { trip: StoredTrip; amount: number };

async function createGatewayLink({ trip, amount }: Quote, input: Input, caller: Caller): Promise<string> {
  const { id, user_id, guest_id } = trip;
  const whose = { attribute: 'trip', attribute_id: id, user_id, guest_id } as const;
  const [gateway, callback] = [input.payment_gateway ?? '', input.callback_url ?? ''];
  return startPayment(caller, { ...whose, amount, gateway, callback });
}

/** Runs `run` with the owner's trip, locked. Refuses a trip that is not payable, or whose price the customer was not shown. */
async function changePayable<Out>(
  caller: Caller,
  owner: Owner,
  input: Input,
  run: (db: Database, trip: StoredTrip, input: Input) => Promise<Out>,
): Promise<Out> {
  return caller.db.transaction(async (db) => {
    await lockOwner(db, owner);
    const trip = await lockTrip(db, input.trip_id);
    if (!trip || !canPayTrip(trip)) throw new ApiError('trip_not_payable');
    if (input.due_amount != null) refuseOtherAmount(input.due_amount, tripDue(trip), await loadSettings(db));
    return run(db, trip, input);
  });
}

/** The amount that the gateway will be asked for. */
async function quoteAmount(db: Database, trip: StoredTrip, { payment_method }: Input): Promise<Quote> {
  if (payment_method === 'partial_payment') return { trip, amount: (await findPart(db, trip, 'digital_payment')).rest };
  return { trip, amount: (await checkOffered(db, trip, 'digital_payment')).due };
}

/** Applies the outcome that a gateway reports to a trip; returns true when the money is not needed. */
export async function settleTrip(
  db: Database,
  payment: GatewayPayment,
  { status, reference, at }: { status: string; reference: string | null; at: Date },
): Promise<boolean> {
  const trip = await lockTrip(db, payment.attribute_id);
  if (status !== 'success') return false;
  if (!trip || !canPayTrip(trip) || minorUnits(tripDue(trip), 3) !== minorUnits(payment.amount, 3)) return true;
  const payment_method = trip.payment_status === 'partially_paid' ? 'partial_payment' : 'digital_payment';
  const paid = { payment_status: 'paid', payment_method, transaction_reference: reference } as const;
  await changeTrip(db, trip.id, { ...paid, updated_at: at });
  return false;
}

type Paying = { input: Input; quoted: number | null; now: Date };
type Pay = (db: Database, trip: StoredTrip, paying: Paying) => Promise<StoredTrip>;

const PAYMENTS: Record<Input['payment_method'], Pay> = {
  async cash_payment(db, trip, { now }) {
    await checkOffered(db, trip, 'cash_on_delivery');
    if (!mayPayTripInCash(trip, await loadSettings(db))) throw new ApiError('trip_payment');
    return updatePaid(db, trip, { payment_method: 'cash_payment' }, now);
  },

  async wallet(db, trip, { now }) {
    const { due } = await checkOffered(db, trip, 'wallet');
    await payFromWallet(db, trip, due, now);
    return updatePaid(db, trip, { payment_method: 'wallet', payment_status: 'paid' }, now);
  },

  digital_payment: (_db, trip) => Promise.resolve(trip),

  async partial_payment(db, trip, { quoted, now }) {
    const part = await findPart(db, trip, quoted === null ? 'cash_on_delivery' : 'digital_payment');
    if (quoted !== null && part.rest !== quoted) throw new ApiError('trip_payment');
    await payFromWallet(db, trip, part.wallet, now);
    const partially_paid_amount = sum([trip.partially_paid_amount, part.wallet], 3);
    // The rest in cash is paid to the driver at the end.
    const payment_method = quoted === null ? 'cash_payment' : 'partial_payment';
    return updatePaid(db, trip, { payment_method, payment_status: 'partially_paid', partially_paid_amount }, now);
  },
};

async function findPart(db: Database, trip: StoredTrip, method: PaymentMethod): Promise<PartialPayment> {
  const { state } = await loadPaymentState(db, trip);
  const part = partialPayment(state, digitsOf(await loadSettings(db)));
  if (!part?.methods.includes(method)) throw new ApiError('trip_payment');
  return part;
}

async function checkOffered(db: Database, trip: StoredTrip, method: PaymentMethod): Promise<{ due: number }> {
  const { due, state } = await loadPaymentState(db, trip);
  const problem = paymentProblem(method, state);
  if (problem)
    throw new ApiError(problem === 'order_amount' && method === 'wallet' ? 'wallet_low_trip' : 'trip_payment');
  return { due };
}

async function loadPaymentState(db: Database, trip: StoredTrip): Promise<{ due: number; state: PaymentFor }> {
  const due = tripDue(trip);
  const zone = (await listDeliveryZones(db)).find(({ id }) => id === trip.zone_id);
  const state = {
    config: await loadSettings(db),
    zone: paymentZone(zone, trip.module_id),
    customer: await findOrderingCustomer(db, trip.user_id),
    order: { total: due, order_type: 'trip' },
  };
  return { due, state };
}

/** A part is named like the whole: `partial_payment` would name an order of the same number in the wallet's history. */
async function payFromWallet(db: Database, trip: StoredTrip, amount: number, at: Date): Promise<void> {
  const user_id = trip.user_id ?? 0;
  const move = { user_id, transaction_type: 'trip_booking', debit: amount, reference: String(trip.id) } as const;
  if (amount > 0 && !(await moveMoney(db, move, at))) throw new ApiError('wallet_low_trip');
}

async function updatePaid(db: Database, trip: StoredTrip, change: Partial<StoredTrip>, at: Date): Promise<StoredTrip> {
  await changeTrip(db, trip.id, { ...change, updated_at: at });
  return { ...trip, ...change };
}

function isPaid({ payment_status }: StoredTrip): boolean {
  return payment_status === 'paid';
}
