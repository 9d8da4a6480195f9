import { useMemo, useSyncExternalStore } from 'react';
import { amount, list, record, text, unwrap } from '@/contract/core/wire-values';
import { limits } from '@/domain/limits';
import { readValue, saveValue, subscribe } from '@/lib/session';

/** An order that a guest has placed in this browser: what following it asks for, and what it is known by. */
export type DeviceOrder = {
  order_id: number;
  contact_number: string;
  /** When it was placed, as ISO text. */
  placed_at: string;
  /** Delivered, canceled or the like: nothing runs any more. */
  is_over: boolean;
};

const NAME = 'device-orders';
const DAY_MS = 86_400_000;

/** So many and for so long only; whoever signs out on this device takes them away (`forgetDeviceOrders`). */
export function rememberOrder(order: Pick<DeviceOrder, 'order_id' | 'contact_number'>, now = new Date()): void {
  const others = kept(readValue(NAME), now).filter((it) => it.order_id !== order.order_id);
  save([{ ...order, placed_at: now.toISOString(), is_over: false }, ...others].slice(0, limits.device_orders));
}

export function markOver(order_id: number): void {
  const orders = deviceOrders();
  if (!orders.some((it) => it.order_id === order_id && !it.is_over)) return;
  save(orders.map((it) => (it.order_id === order_id ? { ...it, is_over: true } : it)));
}

export function forgetDeviceOrders(): void {
  saveValue(NAME, null);
}

export function deviceOrders(now = new Date()): DeviceOrder[] {
  return kept(readValue(NAME), now);
}

/** The latest first; none until the browser has hydrated. */
export function useDeviceOrders(): DeviceOrder[] {
  const value = useSyncExternalStore(
    subscribe,
    () => readValue(NAME),
    () => null,
  );
  return useMemo(() => kept(value, new Date()), [value]);
}

function save(orders: readonly DeviceOrder[]): void {
  saveValue(NAME, JSON.stringify(orders));
}

function kept(value: string | null, now: Date): DeviceOrder[] {
  return list(unwrap(value))
    .map((it) => record(it))
    .map((raw) => ({
      order_id: amount(raw.order_id),
      contact_number: text(raw.contact_number),
      placed_at: text(raw.placed_at),
      is_over: raw.is_over === true,
    }))
    .filter(({ order_id, placed_at }) => {
      const age = now.getTime() - Date.parse(placed_at);
      return order_id > 0 && age >= 0 && age < limits.device_order_days * DAY_MS;
    });
}
