import { desc, eq } from 'drizzle-orm';
import type { OrderStatus } from '@/domain/order/order-statuses';
import {
  customers,
  items,
  offline_payments,
  order_lines,
  order_payments,
  order_status_history,
  orders,
  refunds,
  stores,
} from '@/server/db/schema';
import type { DeliveryAddress } from '@/server/db/schema/json';
import type { Store } from '@/server/db/market/shape/store';
import { DEMO } from './customer';
import { chance } from './chance';
import { insertAll } from '@/server/db/market/insert';
import { makeLine, toCents } from './order-line';
import { history, makePayment, makeRefund } from './order-records';
import { wayTo } from './order-way';
import { MODULES, moment, type Seeding, type Shopping, spot, storesOf } from './world';

type OrderRow = typeof orders.$inferInsert;

/** One order in every status, and several more delivered ones. The first is the newest. */
const PLAN: {
  status: OrderStatus;
  days: number;
  type: Shopping;
  pay?: string;
  change?: Partial<OrderRow>;
}[] = [
  { status: 'pending', days: 0.01, type: 'food' },
  { status: 'confirmed', days: 0.02, type: 'grocery', pay: 'wallet' },
  { status: 'accepted', days: 0.03, type: 'food' },
  { status: 'processing', days: 0.03, type: 'food', pay: 'digital_payment' },
  { status: 'handover', days: 0.04, type: 'pharmacy' },
  { status: 'picked_up', days: 0.04, type: 'food', pay: 'digital_payment', change: { dm_tips: 2 } },
  { status: 'delivered', days: 1, type: 'food' },
  { status: 'delivered', days: 4, type: 'grocery', pay: 'wallet' },
  { status: 'delivered', days: 9, type: 'ecommerce', pay: 'digital_payment' },
  { status: 'delivered', days: 16, type: 'food' },
  { status: 'delivered', days: 30, type: 'pharmacy' },
  {
    status: 'canceled',
    days: 6,
    type: 'food',
    change: { canceled_by: 'customer', cancellation_reason: 'I chose the wrong address' },
  },
  { status: 'failed', days: 7, type: 'ecommerce', pay: 'digital_payment' },
  { status: 'refund_requested', days: 3, type: 'ecommerce', pay: 'digital_payment' },
  { status: 'refund_request_canceled', days: 20, type: 'grocery' },
  { status: 'refunded', days: 40, type: 'ecommerce', pay: 'wallet' },
  { status: 'pending', days: 0.005, type: 'grocery', pay: 'offline_payment' },
];

/** The statuses of the demo customer's parcels. */
const PARCELS: OrderStatus[] = ['picked_up', 'delivered', 'returned'];

export async function seedOrders(seeding: Seeding): Promise<void> {
  const { db, now } = seeding;
  const made = [];
  for (const [n, plan] of PLAN.entries()) made.push(await shopOrder(seeding, n + 1, plan));
  const parcels = PARCELS.map((status, n) => parcelOrder(seeding, PLAN.length + n + 1, status));
  const rows = [...made.map(({ order }) => order), ...parcels];
  await insertAll(db, orders, rows);
  await insertAll(
    db,
    order_lines,
    made.flatMap(({ lines }) => lines),
  );
  await insertAll(db, order_status_history, rows.flatMap(history));
  await insertAll(db, order_payments, rows.map(makePayment));

  const asked = rows.filter(({ order_status = 'pending' }) => order_status.startsWith('refund'));
  await insertAll(
    db,
    refunds,
    asked.map((row) => makeRefund(row)),
  );
  const offline = rows.filter(({ payment_method }) => payment_method === 'offline_payment');
  const answers = [
    { user_input: 'sender_name', user_data: 'Noura Salem' },
    { user_input: 'reference', user_data: 'QB-204518' },
  ];
  await insertAll(
    db,
    offline_payments,
    offline.map(({ id = 0 }) => ({
      order_id: id,
      method_id: 1,
      method_name: 'Bank transfer',
      input: answers,
      created_at: now,
    })),
  );
  await db.update(customers).set({ order_count: rows.length }).where(eq(customers.id, DEMO.id));
}

async function shopOrder(seeding: Seeding, id: number, plan: (typeof PLAN)[number]) {
  const { db, world } = seeding;
  const luck = chance(`order ${id}`);
  const shop = shopFor(storesOf(world, plan.type), id);
  const store_id = seeding.id(stores, shop.slug);
  const goods = await db
    .select()
    .from(items)
    .where(eq(items.store_id, store_id))
    .orderBy(desc(items.order_count))
    .limit(luck.between(2, 3));
  const lines = goods.map((item) => makeLine(100_000 + id, item, luck.between(1, 2)));
  const cents = lines.reduce(
    (sum, { price, quantity, discount_on_item = 0 }) => sum + (toCents(price) - toCents(discount_on_item)) * quantity,
    0,
  );
  const taxCents = Math.round((cents * shop.tax) / 100);
  const delivery_charge = 4.2;
  const tips = plan.change?.dm_tips ?? 0;
  const order: OrderRow = {
    ...base(seeding, id, plan.status, plan.days),
    order_type: 'delivery',
    module_id: MODULES[plan.type],
    store_id,
    order_amount: (cents + taxCents + toCents(delivery_charge) + toCents(tips) + 50) / 100,
    total_tax_amount: taxCents / 100,
    tax_percentage: shop.tax,
    delivery_charge,
    original_delivery_charge: delivery_charge,
    additional_charge: 0.5,
    payment_method: plan.pay ?? 'cash_on_delivery',
    payment_status: isPaid(plan) ? 'paid' : 'unpaid',
    distance: 3.5,
    ...plan.change,
  };
  return { order, lines };
}

function shopFor(shops: Store[], turn: number): Store {
  const open = shops.filter(({ zone, closed }) => zone === 'harbour' && !closed);
  const shop = open[turn % Math.max(open.length, 1)] ?? shops[0];
  if (!shop) throw new Error('no shop to order from');
  return shop;
}

function isPaid({ pay, status }: (typeof PLAN)[number]): boolean {
  return pay === 'wallet' || (pay === 'digital_payment' && status !== 'failed') || isOver(status);
}

function isOver(status: OrderStatus): boolean {
  return status === 'delivered' || status.startsWith('refund');
}

function parcelOrder(seeding: Seeding, id: number, status: OrderStatus): OrderRow {
  const days = status === 'picked_up' ? 0.05 : id;
  return {
    ...base(seeding, id, status, days),
    order_type: 'parcel',
    module_id: MODULES.parcel,
    order_amount: 8.4,
    delivery_charge: 8.4,
    original_delivery_charge: 8.4,
    payment_method: 'cash_on_delivery',
    payment_status: status === 'delivered' ? 'paid' : 'unpaid',
    charge_payer: 'sender',
    parcel_category_id: 2,
    distance: 7,
    delivery_instruction: 'Call when you arrive',
    receiver_details: {
      ...makeAddress('hills'),
      contact_person_name: 'Selim Salem',
      contact_person_number: '+15550100045',
    },
  };
}

/** Columns of every order: its owner, its address, and the time of each status up to the current one. */
function base(seeding: Seeding, id: number, status: OrderStatus, days: number) {
  const began = moment(seeding.now, -days);
  const way: OrderStatus[] = wayTo(status);
  const moments = Object.fromEntries(way.map((step, n) => [step, new Date(began.getTime() + n * 4 * 60_000)]));
  const rider = way.includes('picked_up') || status === 'handover' || status === 'accepted';
  return {
    ...moments,
    id: 100_000 + id,
    user_id: DEMO.id,
    order_status: status,
    zone_id: 1,
    delivery_man_id: rider ? 1 + (id % 2) * 3 : null,
    delivery_address: makeAddress('harbour'),
    schedule_at: began,
    otp: String(chance(`otp ${id}`).between(1000, 9999)),
    created_at: began,
    updated_at: moments[status] ?? began,
  };
}

function makeAddress(zone: 'harbour' | 'hills'): DeliveryAddress {
  const at = spot(zone, 90);
  const place = { address: at.address[0], road: at.road[0], house: at.house, floor: '2' };
  return {
    contact_person_name: 'Noura Salem',
    contact_person_number: DEMO.phone,
    contact_person_email: DEMO.email,
    address_type: 'home',
    ...place,
    latitude: String(at.lat),
    longitude: String(at.lng),
  };
}
