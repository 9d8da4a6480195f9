import { useEffect } from 'react';

/**
 * Calls `onBack` when the browser shows this page again as it was left (bfcache), for example by Back from a payment
 * page: a button that was waiting for that page would wait forever.
 */
export function useBackFromMemory(onBack: () => void): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onBack();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [onBack]);
}
