import { useMemo } from 'react';
import { useConfig } from '@/features/config/api';
import { storeClock, type StoreTime } from '@/domain/store-clock';
import { useNow } from '@/lib/use-now';

/** What the market's clocks say, renewed each minute; null until the browser has hydrated. */
export function useStoreTime(): StoreTime | null {
  const { timezone } = useConfig();
  const minute = useNow()?.getTime();
  return useMemo(() => (minute === undefined ? null : storeClock(new Date(minute), timezone)), [minute, timezone]);
}
