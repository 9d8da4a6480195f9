import { useCallback } from 'react';
import { useConfig } from '@/features/config/api';
import { storeClock, type StoreTime } from '@/domain/time/store-clock';
import { useEachMinute } from '@/lib/use-now';

/**
 * The time in the market's time zone, updated every minute; null until hydration. The first use of a time zone takes a
 * phone 50 ms, so it waits until the browser is idle.
 */
export function useStoreTime(): StoreTime | null {
  const { timezone } = useConfig();
  return useEachMinute(useCallback((now) => storeClock(now, timezone), [timezone]));
}
