/**
 * The demo's store and courier: a placed order moves through its statuses within minutes, and its courier along the
 * streets. There is no background job: whoever reads an order first stores the steps that are due, computed from its
 * timestamps, so it continues after a restart as if there had been none. Only with DEMO=true.
 */
import type { LatLng } from '@/domain/place/city-map';
import { route } from '../city/routing';
import type { Caller } from '../http/caller';
import { listCouriers, placeCourier } from '../data/courier';
import { lockOwner } from '../data/guest';
import {
  lockOrder,
  moveOrder,
  findOrderOwner,
  listRunningOrders,
  type OrderStatus,
  type StoredOrder,
  type Whose,
} from '../data/order';
import { changeDueParts } from '../data/order-payment';
import { findStore } from '../data/catalogue/store';
import { demoStep } from '../config/demo-mode';
import { doOfficeWork } from './back-office';
import type { Database } from '../db/client';
import { tellCustomer, type NoticeKey } from '../ordering/notice';
import { rewardOrder } from '../ordering/rewards';

type Timed = Pick<StoredOrder, 'order_type' | 'created_at' | 'scheduled' | 'schedule_at'> & {
  /** The first step of a prescription is the pharmacist's. */
  prescription_order?: boolean;
  /** When it was placed, or changed to cash. */
  pending?: Date | null;
  /** When a payment confirmed the order; this was no step of the store. */
  confirmed?: Date | null;
};
type PlannedStep = { status: OrderStatus; changed_by: 'store' | 'deliveryman'; notice: NoticeKey };
export type DemoStep = PlannedStep & { at: Date };

/** When an order reaches each status; `step` is in milliseconds. A scheduled order waits for its time. */
export function demoTimeline({ order_type, scheduled, schedule_at, ...placed }: Timed, step: number): DemoStep[] {
  const placed_at = Math.max(placed.created_at.getTime(), placed.pending?.getTime() ?? 0);
  const asked = placed_at + (placed.prescription_order ? step : 0);
  const created_at = new Date(placed.confirmed ? placed.confirmed.getTime() - step : asked);
  const plan = PLANS[order_type];
  const lead = plan.slice(1).reduce((sum, { steps }) => sum + steps, 0) * step;
  const wait = scheduled ? schedule_at.getTime() - lead - (created_at.getTime() + step) : 0;
  let at = created_at.getTime();
  return plan.map(({ steps, ...planned }, n) => {
    at += steps * step + (n === 1 ? Math.max(0, wait) : 0);
    return { ...planned, at: new Date(at) };
  });
}

/** Stores the due steps of an owner's placed orders, or of one order. */
export async function advanceDemoOrders(caller: Caller, whose: Whose): Promise<void> {
  const step = demoStep();
  if (step === null) return;
  await doOfficeWork(caller, whose, { running: await listRunningOrders(caller.db, whose), step });
  const running = (await listRunningOrders(caller.db, whose)).filter(isPaidFor);
  for (const order of running) {
    if (stepsDue(order, caller.now, step).length > 0) await advanceOrder(caller.db, order.id, caller.now, step);
  }
}

/** Where the courier of an order is; null when the order has none yet. */
export async function locateCourier(caller: Caller, order: StoredOrder): Promise<LatLng | null> {
  const step = demoStep();
  if (step === null || order.delivery_man_id === null) return null;
  const from = await findStart(caller.db, order);
  if (!from) return null;
  const spot = order.picked_up ? alongTheWay(order, from, caller.now, step) : from;
  await placeCourier(caller.db, order.delivery_man_id, spot, caller.now);
  return spot;
}

/** Where the courier starts: at the store, or for a parcel at its sender's. */
async function findStart(db: Database, { order_type, store_id, delivery_address: sender }: StoredOrder) {
  if (order_type === 'parcel') return sender && { lat: Number(sender.latitude), lng: Number(sender.longitude) };
  const store = store_id === null ? undefined : await findStore(db, store_id);
  return store && { lat: store.latitude, lng: store.longitude };
}

function alongTheWay(order: StoredOrder, from: LatLng, now: Date, step: number): LatLng {
  const target = order.receiver_details ?? order.delivery_address;
  const to = { lat: Number(target?.latitude), lng: Number(target?.longitude) };
  const since = now.getTime() - (order.picked_up ?? now).getTime();
  const share = Math.min(1, Math.max(0, since / (ON_THE_WAY * step)));
  return pointAt([from, ...(route({ from, to, mode: 'DRIVE' })?.points ?? []), to], share);
}

/** The point after a share of a line's length, measured in degrees, which is exact enough for a city. */
export function pointAt(points: readonly LatLng[], share: number): LatLng {
  const lengths = points.slice(1).map((point, n) => span(points[n] ?? point, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (const [n, length] of lengths.entries()) {
    const [a, b] = [points[n], points[n + 1]];
    if (a && b && left <= length && length > 0) {
      return { lat: a.lat + ((b.lat - a.lat) * left) / length, lng: a.lng + ((b.lng - a.lng) * left) / length };
    }
    left -= length;
  }
  return points.at(-1) ?? { lat: 0, lng: 0 };
}

function span(a: LatLng, b: LatLng): number {
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));
}

async function advanceOrder(database: Database, id: number, now: Date, step: number): Promise<void> {
  const known = await findOrderOwner(database, id);
  await database.transaction(async (db) => {
    if (known) await lockOwner(db, known);
    const order = await lockOrder(db, id);
    if (!order || !isPaidFor(order)) return;
    for (const due of stepsDue(order, now, step)) {
      await moveOrder(db, { ...due, order_id: id }, await decideChanges(db, order, due.status));
      await tellCustomer(db, order, { key: due.notice, at: due.at });
      if (due.status === 'delivered') {
        await changeDueParts(db, id, { payment_status: 'paid' }, due.at);
        // Steps are stored in the order of their times.
        await rewardOrder(db, order, now);
      }
    }
  });
}

/** The due steps after the current status; none for an order that was canceled or has failed. */
function stepsDue(order: StoredOrder, now: Date, step: number): DemoStep[] {
  const timeline = demoTimeline(order, step);
  const at = timeline.findIndex(({ status }) => status === order.order_status);
  if (at < 0 && order.order_status !== 'pending') return [];
  return timeline.slice(at + 1).filter((due) => due.at.getTime() <= now.getTime());
}

async function decideChanges(db: Database, order: StoredOrder, status: OrderStatus) {
  if (status === 'delivered') return { payment_status: 'paid' as const };
  if (status === 'accepted') return { delivery_man_id: await chooseCourier(db, order) };
  if (status !== 'processing') return {};
  const store = order.store_id === null ? undefined : await findStore(db, order.store_id);
  const processing_time = store?.min_delivery_time ?? null;
  if (order.order_type === 'take_away') return { processing_time };
  return { processing_time, delivery_man_id: await chooseCourier(db, order) };
}

async function chooseCourier(db: Database, { id, zone_id }: StoredOrder): Promise<number | null> {
  const couriers = await listCouriers(db, zone_id);
  return couriers[id % Math.max(1, couriers.length)]?.id ?? null;
}

/** Whether the order may proceed: it waits until its payment has succeeded. */
function isPaidFor(order: StoredOrder): boolean {
  if (order.payment_method === 'partial_payment') return order.order_status !== 'pending';
  return order.payment_method === 'cash_on_delivery' || order.payment_status !== 'unpaid';
}

/** The number of steps of the delivery, long enough for the map to show movement. */
const ON_THE_WAY = 3;

type Plan = readonly (PlannedStep & { steps: number })[];

/** The way of each kind of order, and what its customer is told at each step. */
const PLANS: Record<StoredOrder['order_type'], Plan> = {
  delivery: [
    { status: 'confirmed', steps: 1, changed_by: 'store', notice: 'notice_confirmed' },
    { status: 'processing', steps: 1, changed_by: 'store', notice: 'notice_processing' },
    { status: 'handover', steps: 1, changed_by: 'store', notice: 'notice_handover' },
    { status: 'picked_up', steps: 1, changed_by: 'deliveryman', notice: 'notice_picked_up' },
    { status: 'delivered', steps: ON_THE_WAY, changed_by: 'deliveryman', notice: 'notice_delivered' },
  ],
  take_away: [
    { status: 'confirmed', steps: 1, changed_by: 'store', notice: 'notice_confirmed' },
    { status: 'processing', steps: 1, changed_by: 'store', notice: 'notice_processing' },
    { status: 'handover', steps: 1, changed_by: 'store', notice: 'notice_take_away_handover' },
    { status: 'delivered', steps: 2, changed_by: 'store', notice: 'notice_take_away_delivered' },
  ],
  parcel: [
    { status: 'confirmed', steps: 1, changed_by: 'store', notice: 'notice_parcel_confirmed' },
    { status: 'accepted', steps: 1, changed_by: 'deliveryman', notice: 'notice_parcel_accepted' },
    { status: 'picked_up', steps: 2, changed_by: 'deliveryman', notice: 'notice_parcel_picked_up' },
    { status: 'delivered', steps: ON_THE_WAY, changed_by: 'deliveryman', notice: 'notice_parcel_delivered' },
  ],
};
