import Router from 'next/router';
import { useEffect, useState } from 'react';
import { missingMessages } from '@/i18n/later';

const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'];

/** Something has to be said to the visitor without an interaction of theirs. */
export function beginNow(): void {
  window.dispatchEvent(new Event('begin'));
}

/**
 * True once somebody has touched the page, so that a mere visit, as of a crawler, loads and asks nothing. Where the
 * touch was a link, its page comes first.
 */
export function useFirstInteraction(): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    if (hasBegun) return;
    let isTouched = false;
    let isLeaving = false;
    const begin = () => {
      setHasBegun(true);
      void missingMessages();
    };
    const beginSoon = () => whenIdle(() => isLeaving || begin());
    const touch = () => {
      isTouched = true;
      beginSoon();
    };
    const leave = () => (isLeaving = true);
    const arrive = () => {
      isLeaving = false;
      if (isTouched) beginSoon();
    };
    for (const sign of signs) window.addEventListener(sign, touch, { once: true, passive: true });
    window.addEventListener('begin', begin);
    Router.events.on('routeChangeStart', leave);
    Router.events.on('routeChangeComplete', arrive);
    Router.events.on('routeChangeError', arrive);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, touch);
      window.removeEventListener('begin', begin);
      Router.events.off('routeChangeStart', leave);
      Router.events.off('routeChangeComplete', arrive);
      Router.events.off('routeChangeError', arrive);
    };
  }, [hasBegun]);
  return hasBegun;
}

/** Safari has no word for idle. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act, 1);
}
