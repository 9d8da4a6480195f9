import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { address, ITEM, lineBody, MODULE, ORDER, STORE } from '../support/round-market';
import { loadFiles } from './page-files';
import { read, type Visitor } from './visitor';

/** What journeys leave behind, to be checked at the end. */
export type Traces = {
  /** Orders that were acknowledged. */
  orders: Set<number>;
  /** The addresses of uploaded public pictures. */
  pictures: Set<string>;
  /** The number of complete journeys. */
  done: number;
};

const soups = lineBody({ item: ITEM.soup, price: 7.35, quantity: 2 });
const PAGES = ['/', '/store/plain', '/ar/store/plain', '/product/burger', '/product/soup', '/about-us'];
const LISTS = ['/items/popular?limit=10&offset=1', '/stores/get-stores/all?limit=10&offset=1', '/config'];

/** A guest browses, orders soup with cash on delivery, sends a prescription, and tracks both by phone number. */
export async function beGuest(visitor: Visitor, n: number, traces: Traces): Promise<void> {
  await lookAround(visitor);
  const who = {
    contact_person_name: 'Ines Test',
    contact_person_number: `+1555${String(1_000_000 + n)}`,
    contact_person_email: `guest-${n}@visitor.example`,
  };
  const asked = await visitor.ask('POST /api/v1/auth/guest/request', { body: {} });
  const { guest_id } = read<{ guest_id: number }>(asked, 'a guest');
  await fillCart(visitor, { guest_id });
  const order = await place(visitor, { ...ORDER, ...who, guest_id });
  traces.orders.add(order);
  const prescription = await sendPrescription(visitor, { ...who, guest_id: String(guest_id) });
  traces.orders.add(prescription);
  for (const order_id of [order, prescription]) {
    const asking = {
      order_id: String(order_id),
      guest_id: String(guest_id),
      contact_number: who.contact_person_number,
    };
    const query = new URLSearchParams(asking);
    read(await visitor.ask(`GET /api/v1/customer/order/track?${query}`), 'an order that is tracked');
  }
  traces.done += 1;
}

/**
 * A customer browses, pays soup from the wallet, finds it at once among the orders, sends a prescription and opens it.
 */
export async function beCustomer(visitor: Visitor, token: string, traces: Traces): Promise<void> {
  await lookAround(visitor);
  await fillCart(visitor, {}, token);
  const order = await place(visitor, { ...ORDER, payment_method: 'wallet' }, token);
  traces.orders.add(order);
  const list = read<{ orders: { id: number }[] }>(
    await visitor.ask('GET /api/v1/customer/order/running-orders?limit=50&offset=1', { token }),
    'the orders of a customer',
  );
  if (!list.orders.some(({ id }) => id === order)) throw new Error(`The order ${order} is not among the customer's`);
  const prescription = await sendPrescription(visitor, {}, token);
  traces.orders.add(prescription);
  const tracked = read<{ order_attachment_full_url: string[] }>(
    await visitor.ask(`GET /api/v1/customer/order/track?order_id=${prescription}`, { token }),
    'a prescription that is tracked',
  );
  for (const url of tracked.order_attachment_full_url) {
    const picture = await visitor.ask(`GET ${new URL(url).pathname}`);
    if (picture.status !== 200) throw new Error(`A picture that was sent is answered ${picture.status}`);
    traces.pictures.add(url);
  }
  traces.done += 1;
}

async function lookAround(visitor: Visitor): Promise<void> {
  const loaded = new Set<string>();
  for (const path of PAGES) {
    const page = await visitor.ask(`GET ${path}`);
    if (page.status !== 200) throw new Error(`${path} was answered ${page.status}`);
    await loadFiles(visitor, page, loaded);
  }
  for (const path of LISTS) read(await visitor.ask(`GET /api/v1${path}`, { module: MODULE.food }), path);
}

/** An item that is in the cart already was added by a try whose answer was lost. */
async function fillCart(visitor: Visitor, guest: object, token?: string): Promise<void> {
  const sent = { body: { ...soups, ...guest }, module: MODULE.food, ...(token && { token }) };
  const { status, body } = await visitor.ask('POST /api/v1/customer/cart/add', sent);
  if (status !== 200 && !body.includes('cart_item')) throw new Error(`The cart has answered ${status}: ${body}`);
}

async function place(visitor: Visitor, order: object, token?: string): Promise<number> {
  const sent = { body: { ...order, store_id: STORE.plain, ...address(5) }, key: randomUUID(), ...(token && { token }) };
  const placed = await visitor.ask('POST /api/v1/customer/order/place', { ...sent, module: MODULE.food });
  return read<{ order_id: number }>(placed, 'an order').order_id;
}

async function sendPrescription(visitor: Visitor, who: Record<string, string>, token?: string): Promise<number> {
  const form = new FormData();
  const fields = { ...who, ...address(5), store_id: STORE.grocery, order_type: 'delivery', distance: 5 };
  for (const [name, value] of Object.entries({ ...fields, payment_method: 'cash_on_delivery' })) {
    form.append(name, String(value));
  }
  form.append('order_attachment[]', new File([new Uint8Array(await picture())], 'page.png', { type: 'image/png' }));
  const sent = { body: form, key: randomUUID(), module: MODULE.grocery, ...(token && { token }) };
  const placed = await visitor.ask('POST /api/v1/customer/order/prescription/place', sent);
  return read<{ order_id: number }>(placed, 'an order by prescription').order_id;
}

/** A different picture each time, so that none is taken for an earlier one. */
function picture(): Promise<Buffer> {
  const channel = () => Math.floor(Math.random() * 256);
  const background = { r: channel(), g: channel(), b: channel() };
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Fills a cart and pays from the wallet, `most` times or until `isEnough`; answers how long each order took (ms). */
export async function orderOnAndOn(
  visitor: Visitor,
  token: string,
  { isEnough, most, traces }: { isEnough: () => boolean; most: number; traces: Traces },
): Promise<number[]> {
  const times: number[] = [];
  while (times.length < most && !isEnough()) {
    const began = performance.now();
    await fillCart(visitor, {}, token);
    traces.orders.add(await place(visitor, { ...ORDER, payment_method: 'wallet' }, token));
    times.push(performance.now() - began);
  }
  return times;
}
