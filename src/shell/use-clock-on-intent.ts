import { useEffect } from 'react';
import { storeClock } from '@/domain/time/store-clock';
import { useConfig } from '@/features/config/api';
import { whenIdle } from '@/lib/when-idle';

/**
 * Reads the market's clock when a pointer first moves over the page. The first use of a time zone takes a phone 50 ms,
 * which would delay the first store that is opened.
 */
export function useClockOnIntent(): void {
  const { timezone } = useConfig();
  useEffect(() => {
    const read = () => whenIdle(() => void storeClock(new Date(), timezone));
    window.addEventListener('pointerover', read, { once: true, passive: true });
    return () => window.removeEventListener('pointerover', read);
  }, [timezone]);
}
