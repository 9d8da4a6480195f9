import { useEffect, useState } from 'react';
import { missingMessages } from '@/i18n/later';

const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll', 'begin'];

/** Something has to be said to the visitor without an interaction of theirs. */
export function beginNow(): void {
  window.dispatchEvent(new Event('begin'));
}

/** True once somebody has touched the page, so that a mere visit, as of a crawler, loads and asks nothing. */
export function useFirstInteraction(): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    if (hasBegun) return;
    const begin = () => {
      setHasBegun(true);
      void missingMessages();
    };
    for (const sign of signs) window.addEventListener(sign, begin, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, begin);
    };
  }, [hasBegun]);
  return hasBegun;
}
