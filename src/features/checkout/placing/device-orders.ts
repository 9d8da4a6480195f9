import { useMemo, useSyncExternalStore } from 'react';
import { amount, list, record, text, unwrap } from '@/contract/core/wire-values';
import { limits } from '@/domain/limits';
import { readSession, readValue, saveValue, subscribe } from '@/lib/session';
import { DAY_MS } from '@/domain/time/units';

/** An order that a guest placed in this browser: what tracking needs, and what the list shows. */
export type DeviceOrder = {
  order_id: number;
  contact_number: string;
  /** When it was placed, in ISO format. */
  placed_at: string;
  /** The order is closed: delivered, canceled or the like. */
  is_over: boolean;
  /** A rental trip; trips have their own numbering. */
  is_trip?: true;
};

const NAME = 'device-orders';

/** Number and age are limited; signing out on this device removes them. */
export function rememberOrder(
  order: Pick<DeviceOrder, 'order_id' | 'contact_number' | 'is_trip'>,
  now = new Date(),
): void {
  const others = kept(readValue(NAME), now).filter(
    (deviceOrder) => deviceOrder.order_id !== order.order_id || deviceOrder.is_trip !== order.is_trip,
  );
  save([{ ...order, placed_at: now.toISOString(), is_over: false }, ...others].slice(0, limits.device_orders));
}

export function markOver(order_id: number): void {
  const isMeant = (deviceOrder: DeviceOrder) =>
    deviceOrder.order_id === order_id && !deviceOrder.is_trip && !deviceOrder.is_over;
  const all = kept(readValue(NAME), new Date());
  if (all.some(isMeant))
    save(all.map((deviceOrder) => (isMeant(deviceOrder) ? { ...deviceOrder, is_over: true } : deviceOrder)));
}

/** Whether a guest placed this order in this browser. */
export const isDeviceOrder = (order_id: number): boolean => findDeviceOrder(order_id) !== undefined;

/** The phone with which it was placed; '' when no guest placed it in this browser. */
export const contactOfDeviceOrder = (order_id: number): string => findDeviceOrder(order_id)?.contact_number ?? '';

/** Trips are kept. Returns what brings the orders back, while the guest is the same. */
export const forgetDeviceOrders = () => keepOnly((deviceOrder) => deviceOrder.is_trip === true);
/** Orders are kept. Returns what brings the trips back, while the guest is the same. */
export const forgetDeviceTrips = () => keepOnly((deviceOrder) => !deviceOrder.is_trip);

/** The latest first; empty until hydration. */
export function useDeviceOrders(): DeviceOrder[] {
  const all = useRemembered();
  return useMemo(() => all.filter((deviceOrder) => !deviceOrder.is_trip), [all]);
}

export function useDeviceTrips(): DeviceOrder[] {
  const all = useRemembered();
  return useMemo(() => all.filter((deviceOrder) => deviceOrder.is_trip), [all]);
}

function useRemembered(): DeviceOrder[] {
  const value = useSyncExternalStore(
    subscribe,
    () => readValue(NAME),
    () => null,
  );
  return useMemo(() => kept(value, new Date()), [value]);
}

function findDeviceOrder(order_id: number): DeviceOrder | undefined {
  return kept(readValue(NAME), new Date()).find((known) => known.order_id === order_id && !known.is_trip);
}

function keepOnly(stays: (deviceOrder: DeviceOrder) => boolean): () => void {
  const { guest_id } = readSession();
  const all = kept(readValue(NAME), new Date());
  const forgotten = all.filter((deviceOrder) => !stays(deviceOrder));
  save(all.filter(stays));
  return () => {
    // Signing out has removed them for the next customer of this device.
    if (readSession().guest_id !== guest_id) return;
    const latestFirst = (a: DeviceOrder, b: DeviceOrder) => Date.parse(b.placed_at) - Date.parse(a.placed_at);
    const since = kept(readValue(NAME), new Date());
    save([...since, ...forgotten].toSorted(latestFirst).slice(0, limits.device_orders));
  };
}

function save(orders: readonly DeviceOrder[]): void {
  saveValue(NAME, orders.length > 0 ? JSON.stringify(orders) : null);
}

function kept(value: string | null, now: Date): DeviceOrder[] {
  return list(unwrap(value))
    .map((entry) => record(entry))
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
