import { amount, record, text } from '@/contract/reading';
import { tabMemory } from '@/lib/session';

/** What the tab remembers of an order just placed; the phone number stays out of every address. */
export type Placed = {
  order_id: number;
  total: number;
  /** Of a guest: what tracking asks for. */
  contact_number: string;
  is_guest: boolean;
  order_type: string;
};

const KEY = 'placed_order';

export function keepPlaced(placed: Placed): void {
  tabMemory.save(KEY, placed);
}

export function keptPlaced(order_id: number): Placed | null {
  const raw = record(tabMemory.read(KEY));
  if (amount(raw.order_id) !== order_id || order_id === 0) return null;
  return {
    order_id,
    total: amount(raw.total),
    contact_number: text(raw.contact_number),
    is_guest: raw.is_guest === true,
    order_type: text(raw.order_type),
  };
}
