/**
 * The progress of an order: its steps with their times, whether it has ended, whether it can be cancelled.
 * Spec: wire-format §7.5 (order_status and one timestamp column per status).
 */
import { limits } from '../limits';
import { DAY_MS } from '../time/units';
import type { Maybe } from '../wire/wire';

export type OrderStep = 'placed' | 'confirmed' | 'preparing' | 'on_the_way' | 'delivered';

export type OrderProgress = {
  order_status: string;
  order_type?: Maybe<string>;
  created_at?: Maybe<string>;
  pending?: Maybe<string>;
  confirmed?: Maybe<string>;
  accepted?: Maybe<string>;
  processing?: Maybe<string>;
  handover?: Maybe<string>;
  picked_up?: Maybe<string>;
  delivered?: Maybe<string>;
};

export type ShownStep = {
  step: OrderStep;
  /** The back end's timestamp; null while it is unknown. */
  at: string | null;
  state: 'done' | 'current' | 'waiting';
};

/** The steps of a normal order. A cancelled order ends after the steps that have a time. */
export function orderSteps(order: OrderProgress): ShownStep[] {
  const steps = STEPS.filter((step) => step !== SKIPPED[order.order_type ?? '']);
  const reached = STEPS.indexOf(STEP_OF[order.order_status] ?? lastStep(order));
  return steps.map((step) => ({ step, at: findTime(order, step), state: stepState(STEPS.indexOf(step), reached) }));
}

/** "Previous" orders: delivered, canceled, refunded and the like. All others are running. */
export function isPreviousOrder(order_status: string): boolean {
  return PREVIOUS.has(order_status);
}

/** Whether an order has ended without reaching anybody. */
export function isStoppedOrder(order_status: string): boolean {
  return order_status === 'canceled' || order_status === 'failed' || order_status === 'returned';
}

/** A parcel cancelled after pick-up, until it is back with its sender. */
export function isComingBack({ order_type, order_status, reached }: Collected): boolean {
  return order_type === 'parcel' && order_status === 'canceled' && Boolean(reached.picked_up);
}

/** A parcel on its way back that has not changed since this time is taken for lost. */
export function parcelLostBefore(now: Date): Date {
  return new Date(now.getTime() - limits.parcel_return_days * DAY_MS);
}

export type Collected = { order_type: string; order_status: string; reached: { picked_up?: Maybe<string | Date> } };

/** Parcels can be cancelled until they are delivered or returned. */
export function canCancelOrder({
  order_status,
  order_type,
}: {
  order_status: string;
  order_type?: Maybe<string>;
}): boolean {
  if (order_type === 'parcel') return !isPreviousOrder(order_status) || order_status === 'failed';
  return order_status === 'pending' || order_status === 'failed';
}

/** Signed-in customers can request a refund of delivered and paid orders. */
export function canAskRefund(order: {
  order_status: string;
  payment_status?: Maybe<string>;
  is_guest?: Maybe<boolean | number>;
}): boolean {
  return order.order_status === 'delivered' && order.payment_status === 'paid' && !order.is_guest;
}

/** Delivered orders can be reviewed, whatever happens to the payment. */
export function canReviewOrder({ order_status }: { order_status: string }): boolean {
  return STEP_OF[order_status] === 'delivered';
}

export const previousStatuses = [
  'delivered',
  'canceled',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
  'failed',
  'returned',
] as const;

/** The order has reached its final status. A requested refund has not. */
export const overStatuses = previousStatuses.filter((status) => status !== 'refund_requested');

/** The groups of past orders in the list's filter. */
export const pastKinds = ['delivered', 'canceled', 'refund'] as const;
export type PastKind = (typeof pastKinds)[number];

export function listPastStatuses(kind: PastKind): readonly PreviousStatus[] {
  return previousStatuses.filter((status) => KIND_OF[status] === kind);
}

type PreviousStatus = (typeof previousStatuses)[number];

const KIND_OF: Readonly<Record<PreviousStatus, PastKind>> = {
  delivered: 'delivered',
  canceled: 'canceled',
  refund_requested: 'refund',
  refund_request_canceled: 'refund',
  refunded: 'refund',
  failed: 'canceled',
  returned: 'canceled',
};

const PREVIOUS: ReadonlySet<string> = new Set(previousStatuses);

const STEPS: readonly OrderStep[] = ['placed', 'confirmed', 'preparing', 'on_the_way', 'delivered'];

/** The steps that an order type skips: a parcel is not prepared, a take-away order is not delivered. */
const SKIPPED: Readonly<Record<string, OrderStep>> = { take_away: 'on_the_way', parcel: 'preparing' };

const STEP_OF: Readonly<Record<string, OrderStep>> = {
  pending: 'placed',
  confirmed: 'confirmed',
  accepted: 'confirmed',
  processing: 'preparing',
  handover: 'preparing',
  picked_up: 'on_the_way',
  delivered: 'delivered',
  refund_requested: 'delivered',
  refund_request_canceled: 'delivered',
  refunded: 'delivered',
};

function findTime(order: OrderProgress, step: OrderStep): string | null {
  const times: Record<OrderStep, Maybe<string>> = {
    placed: order.pending ?? order.created_at,
    confirmed: order.confirmed ?? order.accepted,
    preparing: order.processing ?? order.handover,
    on_the_way: order.picked_up,
    delivered: order.delivered,
  };
  return times[step] ?? null;
}

function lastStep(order: OrderProgress): OrderStep {
  return STEPS.findLast((step) => findTime(order, step)) ?? 'placed';
}

function stepState(step: number, reached: number): ShownStep['state'] {
  if (step < reached || (step === reached && STEPS[step] === 'delivered')) return 'done';
  return step === reached ? 'current' : 'waiting';
}
