import type { Context, Hono } from 'hono';
import { findThing, rowsOf, type CartRow } from './cart';
import { moduleOf, zoneOf } from './catalogue';
import { isInZone, STORES } from './goods';
import { decode, filesOf, isEmpty, numberOf, readFields, textOf, type Fields } from './php';
import { CUSTOMER, Refusal, refusal, requireFields, requireOwner, type Owner } from './refusals';

type OrderRow = Fields & { id: number; owner: Owner; lines: Fields[]; files: number };
type State = { carts: CartRow[]; orders: OrderRow[]; is_4_0: boolean; wallet: number };

/** Placing and following orders. Every place makes an order: there is no key of an attempt and no status of a payment. */
export function orders(app: Hono, state: State): void {
  const place = (isPrescription: boolean) => async (context: Context) => {
    const owner = await requireOwner(context);
    const fields = await readFields(context);
    requireOrderFields(fields, owner, isPrescription);
    const order = makeOrder(state, { fields, owner, isPrescription, module_id: moduleOf(context.req) });
    if (fields.order_type === 'parcel') requireReceiver(fields, zoneOf(context.req));
    // With an account that is made with it the order is that account's; no token tells the browser so.
    if (!isEmpty(fields.create_new_user)) order.owner = { id: CUSTOMER.id, is_guest: false };
    state.orders.unshift(order);
    if (!isPrescription && isEmpty(fields.is_buy_now)) {
      const ordered = rowsOf(state.carts, owner, moduleOf(context.req));
      state.carts = state.carts.filter((row) => !ordered.includes(row));
    }
    const { id, order_amount, order_status: status } = order;
    const amount = state.is_4_0 ? { total_amount: order_amount } : { total_ammount: order_amount };
    return context.json({ message: 'Order placed', order_id: id, ...amount, status, user_id: owner.id });
  };
  app.post('/customer/order/place', place(false));
  app.post('/customer/order/prescription/place', place(true));
  // It makes the order as placing does, and refuses what that refuses of store, lines and receiver.
  app.post('/customer/order/get-Tax', async (context) => {
    const owner = await requireOwner(context);
    const fields = await readFields(context);
    const isParcel = fields.order_type === 'parcel';
    if (isParcel) requireReceiver(fields, zoneOf(context.req));
    else makeLines(state, { fields, owner, module_id: moduleOf(context.req) });
    return context.json({ tax_amount: '1.5', tax_status: 'excluded', tax_included: null });
  });

  const list = async (context: Context) => {
    const owner = await requireOwner(context);
    const fields = await readFields(context);
    requireFields(fields, 'limit', 'offset');
    const found = state.orders.filter((order) => order.owner.id === owner.id).map(serialize);
    return context.json({ total_size: found.length, limit: fields.limit, offset: fields.offset, orders: found });
  };
  app.get('/customer/order/list', list);
  app.get('/customer/order/running-orders', list);
  app.get('/customer/order/details', async (context) => {
    const order = await findOrder(context, state);
    // Parcels and prescriptions are the order itself.
    return context.json(order.lines.length > 0 ? order.lines : serialize(order));
  });
  app.get('/customer/order/track', async (context) => {
    const order = await findOrder(context, state);
    const { contact_number } = await readFields(context);
    const isTheirs = !order.owner.is_guest || `+${textOf(contact_number)}` === order.contact_person_number;
    if (!isTheirs) throw refusal('order', 'Not found', 404);
    return context.json({ ...serialize(order), refund: null, offline_payment: null });
  });
  // What the storefront's own back end compares line by line is a list of stores here.
  app.get('/customer/order/order-again', (context) => context.json(STORES.slice(0, 1)));
}

function requireOrderFields(fields: Fields, { is_guest }: Owner, isPrescription: boolean): void {
  const isParcel = fields.order_type === 'parcel';
  requireFields(
    fields,
    // Before 3.1 all but prescriptions needed the amount, which is computed anew.
    ...['payment_method', 'order_type', ...(isPrescription ? [] : ['order_amount'])],
    ...(isParcel ? ['parcel_category_id', 'receiver_details', 'charge_payer'] : ['store_id']),
    ...(fields.order_type === 'take_away' ? [] : ['distance', 'address', 'longitude', 'latitude']),
    ...(is_guest ? ['guest_id', 'contact_person_name', 'contact_person_number', 'contact_person_email'] : []),
    ...(isEmpty(fields.create_new_user) ? [] : ['password']),
    ...(isPrescription ? ['order_attachment'] : []),
  );
  const isMethod = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'].includes(
    textOf(fields.payment_method),
  );
  if (!isMethod) throw refusal('payment_method', 'The selected payment method is invalid.');
}

type Asked = { fields: Fields; owner: Owner; isPrescription: boolean; module_id: number };

function makeOrder(state: State, { fields, owner, isPrescription, module_id }: Asked): OrderRow {
  const files = filesOf(fields.order_attachment);
  const isParcel = fields.order_type === 'parcel';
  if (isPrescription) requireStore(fields);
  const lines = isParcel || isPrescription ? [] : makeLines(state, { fields, owner, module_id });
  const items = lines.reduce((sum, { price, quantity }) => sum + numberOf(price) * numberOf(quantity), 0);
  return {
    ...fields,
    ...{ id: 100_000 + state.orders.length, owner, lines, files: files.length, module_id },
    order_amount: items + 3,
    ...payWith(state, isPrescription ? { payment_method: 'cash_on_delivery' } : fields, items + 3),
  };
}

/** A part may be paid from the wallet only where that holds too little for the whole. Prescriptions are paid in cash. */
function payWith({ is_4_0, wallet }: State, { payment_method, partial_payment }: Fields, order_amount: number): Fields {
  const method = textOf(payment_method);
  const isPartial = !isEmpty(partial_payment);
  if (method === 'wallet' && wallet < order_amount) throw refusal('order_amount', 'Insufficient balance', 203);
  if (isPartial && wallet > order_amount) throw refusal('partial_payment', 'The wallet holds enough', 203);
  const isConfirmed = method === 'wallet' || (isPartial && method !== 'offline_payment');
  const isFailed = is_4_0 && ['digital_payment', 'offline_payment'].includes(method);
  const parts = [
    { amount: String(wallet), payment_status: 'paid', payment_method: 'wallet' },
    { amount: String(order_amount - wallet), payment_status: 'unpaid', payment_method: method },
  ];
  return {
    order_status: isFailed ? 'failed' : isConfirmed ? 'confirmed' : 'pending',
    payment_status: isPartial ? 'partially_paid' : method === 'wallet' ? 'paid' : 'unpaid',
    payment_method: isPartial ? 'partial_payment' : method,
    partially_paid_amount: isPartial ? String(wallet) : '0',
    payments: isPartial ? parts : [],
  };
}

/** The store is looked up by the place of the order: without one it is not found, take-away or not. */
function requireStore({ latitude, longitude, store_id, schedule_at }: Fields): void {
  const isPlaced = !isEmpty(latitude) && !isEmpty(longitude);
  const store = isPlaced ? STORES.find(({ id }) => id === numberOf(store_id)) : undefined;
  if (!store) throw refusal('store', 'Store not found');
  if (!isInZone(latitude, longitude)) throw refusal('zone', 'Out of coverage area');
  if (schedule_at && !store.schedule_order) throw refusal('schedule_at', 'Scheduled orders are not available');
}

function requireReceiver({ receiver_details, latitude, longitude }: Fields, zone: number): void {
  const { zone_id, latitude: lat, longitude: lng } = decode(receiver_details) as Fields;
  if (numberOf(zone_id) !== 1 || !isInZone(lat, lng)) throw refusal('receiverZone', 'Out of coverage');
  if (zone !== 1 || !isInZone(latitude, longitude)) throw refusal('zone', 'Out of coverage area');
}

function makeLines(state: State, asked: Omit<Asked, 'isPrescription'>): Fields[] {
  requireStore(asked.fields);
  const hasFile = filesOf(asked.fields.order_attachment).length > 0;
  return chosenLines(state, asked).map((line) => toOrderLine(line, asked.fields, hasFile));
}

function chosenLines({ carts }: State, { fields, owner, module_id }: Omit<Asked, 'isPrescription'>): Fields[] {
  const lines = isEmpty(fields.is_buy_now)
    ? rowsOf(carts, owner, module_id).map((row) => ({ ...row, variant: null, add_ons: [] }))
    : (decode(fields.cart) as Fields[]);
  if (lines.length === 0) throw refusal('empty_cart', 'You can not place empty orders');
  return lines;
}

/** A key that a line lacks is an exception there, answered as a bare list (contract §1.4). */
const LINE = ['item_type', 'item_id', 'quantity', 'variation', 'variant', 'add_on_ids', 'add_on_qtys', 'add_ons'];

function toOrderLine(line: Fields, { store_id }: Fields, hasFile: boolean): Fields {
  if (LINE.some((key) => !(key in line))) throw new Refusal(403, [{}]);
  const item = findThing(textOf(line.item_type), numberOf(line.item_id));
  if (!item) throw refusal('not_found', 'Product not found');
  if (item.store_id !== numberOf(store_id)) throw refusal('different_stores', 'Please select items from one store');
  if (!isEmpty(item.is_prescription_required) && !hasFile) throw refusal('prescription', 'A prescription is required');
  if (item.module_type !== 'food' && numberOf(line.quantity) > Number(item.stock)) throw refusal('stock', 'Sold out');
  const isCampaign = textOf(line.item_type).includes('ItemCampaign');
  return {
    ...{ id: item.id, item_id: isCampaign ? null : item.id, item_campaign_id: isCampaign ? item.id : null },
    ...{ price: item.price, quantity: line.quantity, discount_on_item: '0', tax_amount: '0', total_add_on_price: '0' },
    variation: JSON.stringify(placedVariation(line.variation)),
    add_ons: JSON.stringify(line.add_ons),
    item_details: JSON.stringify({ id: item.id, name: item.name, store_id: item.store_id }),
  };
}

/** A placed dish keeps each value with its price. */
function placedVariation(variation: unknown): unknown {
  if (!Array.isArray(variation)) return [];
  return variation.map((one: { name?: string; values?: { label: string[] } }) =>
    one.values ? { name: one.name, values: one.values.label.map((label) => ({ label, optionPrice: '0' })) } : one,
  );
}

async function findOrder(context: Context, { orders }: State): Promise<OrderRow> {
  const owner = await requireOwner(context);
  const fields = await readFields(context);
  requireFields(fields, 'order_id');
  const order = orders.find(({ id }) => id === numberOf(fields.order_id));
  const isTheirs = order?.owner.id === owner.id && order.owner.is_guest === owner.is_guest;
  if (!order || !isTheirs) throw refusal('order', 'Not found', 404);
  return order;
}

function serialize({ owner, lines, files, ...order }: OrderRow) {
  return {
    ...order,
    ...{ user_id: owner.id, is_guest: owner.is_guest ? 1 : 0, details_count: lines.length, otp: '1234' },
    ...{ order_attachment_full_url: files > 0 ? [] : null, store: null, delivery_man: null, scheduled: 0 },
    delivery_address: JSON.stringify({ address: order.address, contact_person_number: order.contact_person_number }),
  };
}
