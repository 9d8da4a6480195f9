import { amount, record, text } from '@/contract/core/wire-values';
import { ApiFailure } from '@/lib/api/errors';
import { tabMemory, type Session } from '@/lib/session';
import { contactOfDeviceOrder, isDeviceOrder } from './device-orders';

/** The order just placed, as the tab stores it; the phone number stays out of every URL. */
export type Placed = {
  order_id: number;
  /** The amount still due, at the door if in cash. */
  due: number;
  /** A prescription, which the pharmacist prices later. */
  is_unpriced: boolean;
  /** The guest's phone number, needed for tracking. */
  contact_number: string;
  is_guest: boolean;
  order_type: string;
  /** The key of the order (`orderKey`); `''` where that is not known. */
  order_of: string;
  /** One item ordered by "Buy Now", without the cart. */
  is_buy_now: boolean;
  /** The module of the cart; 0 where that is not known. */
  module_id: number;
  /** Who pays; parcels only. */
  charge_payer: string;
  payment_method: string;
  /** An account was created with the order. */
  has_account: boolean;
  /** The details of an offline payment, until they are sent. */
  offline: OfflineAnswers | null;
};

export type OfflineAnswers = { method_id: number; answers: Record<string, string> };

const KEY = 'placed_order';

export function keepPlaced(placed: Placed): void {
  tabMemory.save(KEY, placed);
}

export function keptPlaced(order_id: number): Placed | null {
  const raw = record(tabMemory.read(KEY));
  return amount(raw.order_id) === order_id && order_id !== 0 ? readPlaced(raw) : null;
}

/** What is said of an order that another tab or browser has placed. */
export const placedElsewhere = (order_id: number, is_guest: boolean): Placed =>
  readPlaced({ order_id, is_guest, order_type: 'delivery' });

function readPlaced(raw: Record<string, unknown>): Placed {
  return {
    order_id: amount(raw.order_id),
    due: amount(raw.due),
    is_unpriced: raw.is_unpriced === true,
    contact_number: text(raw.contact_number),
    is_guest: raw.is_guest === true,
    order_type: text(raw.order_type),
    order_of: text(raw.order_of),
    is_buy_now: raw.is_buy_now === true,
    module_id: amount(raw.module_id),
    charge_payer: text(raw.charge_payer),
    payment_method: text(raw.payment_method) || 'cash_on_delivery',
    has_account: raw.has_account === true,
    offline: readOffline(raw.offline),
  };
}

/**
 * The guest's id that goes with calls about an order: a guest's, also of one who has signed in since this browser placed
 * the order. Only this browser has it (decision 006).
 */
export function guestOfPlaced(order_id: number, { token, guest_id }: Session): { guest_id?: number } {
  const isOfGuest = token === null || keptPlaced(order_id)?.is_guest === true || isDeviceOrder(order_id);
  return isOfGuest && guest_id !== null ? { guest_id } : {};
}

/**
 * Whether the order was not found because it is that of an account which was made with it and has not been signed in to:
 * other back ends tell nobody else of it (wire-format §7.1).
 */
export function isOfNewAccount(order_id: number, { token }: Pick<Session, 'token'>, error: unknown): boolean {
  const isNotFound = error instanceof ApiFailure && error.status === 404;
  return isNotFound && token === null && keptPlaced(order_id)?.has_account === true;
}

/** The phone, digits only, with which a guest placed this order in any tab of this browser; '' where it is not known. */
export function contactOfPlaced(order_id: number): string {
  return (keptPlaced(order_id)?.contact_number || contactOfDeviceOrder(order_id)).replace(/\D/g, '');
}

function readOffline(value: unknown): OfflineAnswers | null {
  const { method_id, answers } = record(value);
  if (!amount(method_id)) return null;
  const texts = Object.entries(record(answers)).map(([name, answer]) => [name, text(answer)]);
  return { method_id: amount(method_id), answers: Object.fromEntries(texts) };
}
