import { renderHook } from '@testing-library/react';
import { useDeviceOrders, type DeviceOrder } from '@/features/checkout/placing/device-orders';

/** The orders that a page of this browser shows, the latest first. */
export function deviceOrders(): DeviceOrder[] {
  const { result, unmount } = renderHook(useDeviceOrders);
  unmount();
  return result.current;
}
