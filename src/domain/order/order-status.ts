/**
 * How far an order is: its steps with their times, whether it is over, whether it can be cancelled.
 * Spec: wire-format §7.5 (order_status and one timestamp column per status).
 */
import type { Maybe } from '../wire/wire';

export type OrderStep = 'placed' | 'confirmed' | 'preparing' | 'on_the_way' | 'delivered';

export type TrackedOrder = {
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
  /** The back end's timestamp; null while it is not known. */
  at: string | null;
  state: 'done' | 'current' | 'waiting';
};

/** The steps of an order that goes its way; a canceled one stops after the steps that have a time. */
export function orderSteps(order: TrackedOrder): ShownStep[] {
  const steps = STEPS.filter((step) => step !== SKIPPED[order.order_type ?? '']);
  const reached = STEPS.indexOf(STEP_OF[order.order_status] ?? lastStep(order));
  return steps.map((step) => ({ step, at: timeOf(order, step), state: stateOf(STEPS.indexOf(step), reached) }));
}

/** "Previous" orders: delivered, canceled, refunded and the like. Everything else is running. */
export function isPreviousOrder(order_status: string): boolean {
  return PREVIOUS.has(order_status);
}

/** A parcel that was canceled after the courier had collected it, until it is back at its sender's. */
export function isComingBack({ order_type, order_status, reached }: Collected): boolean {
  return order_type === 'parcel' && order_status === 'canceled' && Boolean(reached.picked_up);
}

type Collected = { order_type: string; order_status: string; reached: { picked_up?: Maybe<string> } };

/** Parcels can be canceled until they are delivered or returned. */
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

/** Refunds are asked for by signed-in customers, for what was delivered and paid. */
export function canAskRefund(order: {
  order_status: string;
  payment_status?: Maybe<string>;
  is_guest?: Maybe<boolean | number>;
}): boolean {
  return order.order_status === 'delivered' && order.payment_status === 'paid' && !order.is_guest;
}

/** What has arrived can be reviewed, whatever becomes of its money. */
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

/** Nothing happens to such an order any more; a refund that was asked for is still under way. */
export const overStatuses = previousStatuses.filter((it) => it !== 'refund_requested');

/** How past orders can be told apart in a list. */
export const pastKinds = ['delivered', 'canceled', 'refund'] as const;
export type PastKind = (typeof pastKinds)[number];

export function statusesOf(kind: PastKind): readonly PreviousStatus[] {
  return previousStatuses.filter((it) => KIND_OF[it] === kind);
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

/** Steps that a type of order skips: a parcel is not prepared, a take-away order does not travel. */
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

function timeOf(order: TrackedOrder, step: OrderStep): string | null {
  const times: Record<OrderStep, Maybe<string>> = {
    placed: order.pending ?? order.created_at,
    confirmed: order.confirmed ?? order.accepted,
    preparing: order.processing ?? order.handover,
    on_the_way: order.picked_up,
    delivered: order.delivered,
  };
  return times[step] ?? null;
}

function lastStep(order: TrackedOrder): OrderStep {
  return STEPS.findLast((step) => timeOf(order, step)) ?? 'placed';
}

function stateOf(step: number, reached: number): ShownStep['state'] {
  if (step < reached || (step === reached && STEPS[step] === 'delivered')) return 'done';
  return step === reached ? 'current' : 'waiting';
}
