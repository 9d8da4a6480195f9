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
  /** A trip of rental, whose numbers are counted apart. */
  is_trip?: true;
};

const NAME = 'device-orders';
const DAY_MS = 86_400_000;

/** So many and for so long only; whoever signs out on this device takes them away (`forgetDeviceOrders`). */
export function rememberOrder(
  order: Pick<DeviceOrder, 'order_id' | 'contact_number' | 'is_trip'>,
  now = new Date(),
): void {
  const others = kept(readValue(NAME), now).filter(
    (it) => it.order_id !== order.order_id || it.is_trip !== order.is_trip,
  );
  save([{ ...order, placed_at: now.toISOString(), is_over: false }, ...others].slice(0, limits.device_orders));
}

export function markOver(order_id: number): void {
  const isMeant = (it: DeviceOrder) => it.order_id === order_id && !it.is_trip && !it.is_over;
  const all = kept(readValue(NAME), new Date());
  if (all.some(isMeant)) save(all.map((it) => (isMeant(it) ? { ...it, is_over: true } : it)));
}

/** The trips stay. */
export const forgetDeviceOrders = () => keepOnly((it) => it.is_trip === true);
/** The orders stay. */
export const forgetDeviceTrips = () => keepOnly((it) => !it.is_trip);

export function deviceOrders(now = new Date()): DeviceOrder[] {
  return kept(readValue(NAME), now).filter((it) => !it.is_trip);
}

/** The latest first; none until the browser has hydrated. */
export function useDeviceOrders(): DeviceOrder[] {
  const all = useRemembered();
  return useMemo(() => all.filter((it) => !it.is_trip), [all]);
}

export function useDeviceTrips(): DeviceOrder[] {
  const all = useRemembered();
  return useMemo(() => all.filter((it) => it.is_trip), [all]);
}

function useRemembered(): DeviceOrder[] {
  const value = useSyncExternalStore(
    subscribe,
    () => readValue(NAME),
    () => null,
  );
  return useMemo(() => kept(value, new Date()), [value]);
}

function keepOnly(stays: (it: DeviceOrder) => boolean): void {
  save(kept(readValue(NAME), new Date()).filter(stays));
}

function save(orders: readonly DeviceOrder[]): void {
  saveValue(NAME, orders.length > 0 ? JSON.stringify(orders) : null);
}

function kept(value: string | null, now: Date): DeviceOrder[] {
  return list(unwrap(value))
    .map((it) => record(it))
    .map((raw) => ({
      order_id: amount(raw.order_id),
      contact_number: text(raw.contact_number),
      placed_at: text(raw.placed_at),
      is_over: raw.is_over === true,
      ...(raw.is_trip === true && { is_trip: true as const }),
    }))
    .filter(({ order_id, placed_at }) => {
      const age = now.getTime() - Date.parse(placed_at);
      return order_id > 0 && age >= 0 && age < limits.device_order_days * DAY_MS;
    });
}
