import { renderHook } from '@testing-library/react';
import { useDeviceOrders, type DeviceOrder } from '@/features/checkout/placing/device-orders';

/** The orders that a page of this browser shows, the latest first. Read outside of the document, so that `waitFor` rests. */
export function deviceOrders(): DeviceOrder[] {
  const { result, unmount } = renderHook(useDeviceOrders, { container: document.createElement('div') });
  unmount();
  return result.current;
}
