/**
 * Placing an order: everything in one transaction, so that an interruption leaves either the whole order or nothing,
 * and a lost answer can be asked for again with the same idempotency key.
 * Spec: ordering §7; api-contract §7.1. Wallet, cards, offline payment, coupons, parcels, prescriptions and
 * new accounts are refused.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { ValidationError } from 'yup';
import { missingContact } from '@/domain/guest-contact';
import { addOnsPrice, shownPrice } from '@/domain/item-price';
import { less, minorUnits } from '@/domain/money';
import { digitsOf, shownMoney } from '@/domain/money-display';
import { paymentProblem } from '@/domain/payment-choice';
import { phoneProblem, withPlus } from '@/domain/phone';
import { instantOf } from '@/domain/store-instant';
import { isOn, type Flag } from '@/domain/wire';
import { translate } from '@/i18n/both';
import { ApiError, Unauthorized } from './api';
import type { Caller } from './caller';
import { removeOrdered } from './data/cart';
import { contactOfCustomer, countOrder } from './data/customer';
import { lockOwner } from './data/guest';
import { insertOrder, orderByKey, type NewOrder, type StoredOrder } from './data/order';
import { allSettings } from './data/setting';
import { changeStock } from './data/stock';
import { viewOf } from './data/wire';
import { snapshotOf } from './data/wire-order';
import type { Database } from './db/client';
import type { Contact, DeliveryAddress } from './db/schema/json';
import { ownerOf } from './guards';
import { draftOrder, type Asked, type Draft, type OrderInput } from './order-draft';
import type { OrderedLine } from './order-lines';

export async function placedOrder(input: OrderInput, caller: Caller) {
  const owner = ownerOf(caller, input.guest_id);
  const [view, config] = await Promise.all([viewOf(caller), allSettings(caller.db)]);
  const asked: Asked = { input, owner, view, config };
  const key = input.idempotency_key || caller.idempotency_key;
  const order = await caller.db.transaction(async (db) => {
    if (!(await lockOwner(db, owner))) throw new Unauthorized();
    const before = key ? await orderByKey(db, owner, key) : undefined;
    return before ?? storedOrder(db, asked, key ?? `own-${randomUUID()}`);
  });
  return {
    message: translate(caller.language, 'answers.order_placed'),
    order_id: order.id,
    total_ammount: order.order_amount,
    status: order.order_status,
    created_at: order.created_at.toISOString(),
    user_id: order.user_id ?? order.guest_id,
  };
}

/** What the tax call answers: the tax of the order as it would be placed. */
export async function previewedTax(input: OrderInput, caller: Caller) {
  const owner = ownerOf(caller, input.guest_id);
  const [view, config] = await Promise.all([viewOf(caller), allSettings(caller.db)]);
  refuseForLater(input);
  const { total } = await draftOrder(caller.db, { input, owner, view, config }, { hold: false });
  return { tax_amount: total.tax, tax_status: total.tax_status, tax_included: total.tax_status === 'included' ? 1 : 0 };
}

async function storedOrder(db: Database, asked: Asked, idempotency_key: string): Promise<StoredOrder> {
  const { input, owner, view } = asked;
  refuseForLater(input);
  const contact = await contactOf(db, asked);
  const draft = await draftOrder(db, asked, { hold: true });
  refusePayment(draft, asked);
  refuseOtherAmount(draft, asked);
  const order = await insertOrder(db, rowsOf(draft, asked, { contact, idempotency_key }), view.now);
  await changeStock(db, draft.lines, -1);
  await removeOrdered(
    db,
    draft.lines.flatMap(({ cart_id }) => cart_id ?? []),
  );
  if (owner.customer_id !== null) await countOrder(db, owner.customer_id);
  return order;
}

/** What the market does not take yet. */
function refuseForLater(input: OrderInput): void {
  if (input.order_type === 'parcel') throw new ApiError('order_type');
  if (input.create_new_user === 1) throw new ApiError('create_new_user');
  if (input.is_prescription) throw new ApiError('prescription');
  if (input.coupon_code) throw new ApiError('coupon');
  if (isOn(input.partial_payment as Flag)) throw new ApiError('partial_payment');
  if (input.payment_method === 'digital_payment') throw new ApiError('digital_payment');
  if (input.payment_method === 'offline_payment') throw new ApiError('offline_payment_status');
  if (input.payment_method === 'wallet') throw new ApiError('order_method');
}

/** A guest says who they are; a customer's account fills in what is left out. */
async function contactOf(db: Database, { input, owner, config }: Asked): Promise<Contact> {
  const given = givenContact(input);
  if (owner.customer_id !== null) return filledIn(given, await contactOfCustomer(db, owner.customer_id));
  if (!isOn(config.guest_checkout_status as Flag)) throw new ApiError('is_guest');
  const missing = missingContact({ ...given, address: input.address }, input.order_type);
  if (missing.length > 0) {
    throw new ValidationError(missing.map((field) => new ValidationError('validation.required', null, field)));
  }
  if (phoneProblem(given.contact_person_number)) {
    throw new ValidationError('validation.invalid', null, 'contact_person_number');
  }
  return given;
}

function givenContact(input: OrderInput) {
  return {
    contact_person_name: input.contact_person_name ?? '',
    contact_person_number: withPlus(input.contact_person_number ?? ''),
    contact_person_email: input.contact_person_email ?? '',
  };
}

function filledIn(given: ReturnType<typeof givenContact>, account: Awaited<ReturnType<typeof contactOfCustomer>>) {
  const name = account ? `${account.f_name} ${account.l_name}`.trim() : '';
  return {
    contact_person_name: given.contact_person_name || name,
    contact_person_number: given.contact_person_number || (account?.phone ?? ''),
    contact_person_email: given.contact_person_email || (account?.email ?? ''),
  };
}

function refusePayment({ store, zone, total }: Draft, { input, config }: Asked): void {
  const pivot = zone?.modules.find(({ id }) => id === store.module_id)?.pivot;
  const problem = paymentProblem(input.payment_method, {
    config,
    zone: { ...zone, maximum_cod_order_amount: pivot?.maximum_cod_order_amount },
    customer: null,
    order: { total: total.total, order_type: input.order_type },
  });
  if (problem === 'order_amount') {
    throw new ApiError('cod_limit', { amount: shownMoney(pivot?.maximum_cod_order_amount ?? 0, config) });
  }
  if (problem) throw new ApiError('order_method');
}

/** Nobody is charged another amount than the one shown. */
function refuseOtherAmount({ total }: Draft, { input, config }: Asked): void {
  if (input.order_amount == null) return;
  const digits = digitsOf(config);
  if (minorUnits(input.order_amount, digits) === minorUnits(total.total, digits)) return;
  throw new ApiError('price_changed', { amount: shownMoney(total.total, config) });
}

type Attempt = { contact: Contact; idempotency_key: string };

function rowsOf(draft: Draft, asked: Asked, { contact, idempotency_key }: Attempt): NewOrder {
  const { input, owner, view, config } = asked;
  const { store, total, zone } = draft;
  return {
    order: {
      user_id: owner.customer_id,
      guest_id: owner.guest_id,
      is_guest: owner.guest_id !== null,
      idempotency_key,
      order_type: input.order_type,
      module_id: store.module_id,
      zone_id: zone?.id ?? store.zone_id,
      store_id: store.id,
      ...amountsOf(total, store.tax),
      payment_method: input.payment_method,
      delivery_address: addressOf(input, contact, draft),
      distance: draft.distance_km,
      schedule_at: input.schedule_at ? instantOf(draft.at, timeZoneOf(config)) : view.now,
      scheduled: Boolean(input.schedule_at),
      otp: String(randomInt(1000, 10_000)),
      cutlery: input.cutlery === 1,
      order_note: input.order_note || null,
      unavailable_item_note: input.unavailable_item_note || null,
      delivery_instruction: input.delivery_instruction || null,
      bring_change_amount: input.bring_change_amount ?? 0,
    },
    lines: draft.lines.map((line) => lineOf(line, asked, total)),
  };
}

function amountsOf(total: Draft['total'], tax_percentage: number) {
  return {
    order_amount: total.total,
    store_discount_amount: total.discount,
    coupon_discount_amount: total.coupon_discount,
    ref_bonus_amount: total.referral_discount,
    total_tax_amount: total.tax,
    tax_status: total.tax_status,
    tax_percentage,
    delivery_charge: total.delivery_charge,
    original_delivery_charge: total.original_delivery_charge,
    free_delivery_by: total.free_delivery_by,
    dm_tips: total.dm_tips,
    additional_charge: total.additional_charge,
    extra_packaging_amount: total.extra_packaging,
  };
}

/** Of a take-away only the contact counts. */
function addressOf(input: OrderInput, contact: Contact, { store, point, zone }: Draft): DeliveryAddress {
  return {
    ...contact,
    address_type: input.address_type || 'others',
    address: input.address ?? '',
    road: input.road ?? '',
    house: input.house ?? '',
    floor: input.floor ?? '',
    latitude: String(point?.lat ?? store.latitude),
    longitude: String(point?.lng ?? store.longitude),
    zone_id: zone?.id,
  };
}

/** `discount_on_item` is of one piece and for showing; the order's own discount is the exact sum. */
function lineOf(line: OrderedLine, { view, config }: Asked, total: Draft['total']): NewOrder['lines'][number] {
  const { thing, choice, priced, quantity, item_type, type } = line;
  const digits = digitsOf(config);
  const discount_on_item = less(choice.unit_price, shownPrice(priced.item, choice.unit_price, digits).price, digits);
  return {
    item_id: item_type === 'Item' ? thing.id : null,
    item_campaign_id: item_type === 'ItemCampaign' ? thing.id : null,
    price: choice.unit_price,
    quantity,
    discount_on_item,
    discount_type: discount_on_item === 0 ? null : thing.flash ? 'flash_sale' : 'product_discount',
    discount_on_product_by: discount_on_item === 0 ? null : 'vendor',
    tax_status: total.tax_status,
    variant: type,
    variation: choice.variation,
    add_ons: choice.add_ons,
    total_add_on_price: addOnsPrice(choice.add_ons, digits),
    item_details: snapshotOf(thing, view.clock),
  };
}

function timeZoneOf(config: Record<string, unknown>): string {
  return typeof config.timezone === 'string' ? config.timezone : 'UTC';
}
