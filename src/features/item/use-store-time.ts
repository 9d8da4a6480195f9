import { useDeferredValue, useMemo } from 'react';
import { useConfig } from '@/features/config/api';
import { storeClock, type StoreTime } from '@/domain/time/store-clock';
import { useNow } from '@/lib/use-now';

/**
 * What the market's clocks say, renewed each minute; null until the browser has hydrated. Deferred: to read a first
 * time zone takes a phone 50 ms, in which the page would not answer.
 */
export function useStoreTime(): StoreTime | null {
  const { timezone } = useConfig();
  const minute = useDeferredValue(useNow()?.getTime());
  return useMemo(() => (minute === undefined ? null : storeClock(new Date(minute), timezone)), [minute, timezone]);
}
