import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onBack` when the browser shows this page again as it was left (bfcache), for example by Back from a payment
 * page: a button that was waiting for that page would wait forever.
 */
export function useBackFromMemory(onBack: () => void): void {
  const show = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onBack();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => show(event);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
