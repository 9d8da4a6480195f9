import { amount, record, text } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';

/** What the tab remembers of an order just placed; the phone number stays out of every address. */
export type Placed = {
  order_id: number;
  /** What is left to pay, at the door if in cash. */
  due: number;
  /** By prescription: the pharmacist tells later what it costs. */
  is_unpriced: boolean;
  /** Of a guest: what tracking asks for. */
  contact_number: string;
  is_guest: boolean;
  order_type: string;
  /** As `orderOf` names it; `''` where that is not known. */
  order_of: string;
  /** Whose cart it was; 0 where that is not known. */
  module_id: number;
  /** Of a parcel. */
  charge_payer: string;
  payment_method: string;
  /** An account was made with the order. */
  has_account: boolean;
  /** What is to be told of a payment outside of the shop, until it has been told. */
  offline: OfflineAnswers | null;
};

export type OfflineAnswers = { method_id: number; answers: Record<string, string> };

const KEY = 'placed_order';

export function keepPlaced(placed: Placed): void {
  tabMemory.save(KEY, placed);
}

export function keptPlaced(order_id: number): Placed | null {
  const raw = record(tabMemory.read(KEY));
  if (amount(raw.order_id) !== order_id || order_id === 0) return null;
  return {
    order_id,
    due: amount(raw.due),
    is_unpriced: raw.is_unpriced === true,
    contact_number: text(raw.contact_number),
    is_guest: raw.is_guest === true,
    order_type: text(raw.order_type),
    order_of: text(raw.order_of),
    module_id: amount(raw.module_id),
    charge_payer: text(raw.charge_payer),
    payment_method: text(raw.payment_method) || 'cash_on_delivery',
    has_account: raw.has_account === true,
    offline: readOffline(raw.offline),
  };
}

function readOffline(value: unknown): OfflineAnswers | null {
  const { method_id, answers } = record(value);
  if (!amount(method_id)) return null;
  const texts = Object.entries(record(answers)).map(([name, answer]) => [name, text(answer)]);
  return { method_id: amount(method_id), answers: Object.fromEntries(texts) };
}
