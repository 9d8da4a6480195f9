import { useEffect } from 'react';
import { storeClock } from '@/domain/time/store-clock';
import { useConfig } from '@/features/config/api';
import { whenIdle } from '@/lib/when-idle';

/**
 * Reads the market's clock once somebody points at the page. The first look at a time zone takes a phone 50 ms, by which
 * the first store that is opened would come later.
 */
export function useClockOnIntent(): void {
  const { timezone } = useConfig();
  useEffect(() => {
    const read = () => whenIdle(() => void storeClock(new Date(), timezone));
    window.addEventListener('pointerover', read, { once: true, passive: true });
    return () => window.removeEventListener('pointerover', read);
  }, [timezone]);
}
