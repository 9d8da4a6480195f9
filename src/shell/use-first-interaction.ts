import Router from 'next/router';
import { useEffect, useState } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { onInteractionStart } from '@/lib/hydration/first-interaction';
import { whenIdle } from '@/lib/when-idle';

/** A click is one, too: that of an early press is all that is said again of it (src/lib/hydration/pre-hydration-events.ts). */
const signs = ['pointerdown', 'keydown', 'touchstart', 'click', 'scroll'];

/**
 * How long after a press on a link its page may begin to be loaded, as a finger is told from a swipe when it is
 * lifted; how long a dialog that was asked for has to open; how long whoever scrolls is left to press one; and how long a
 * page that has come is left to draw itself.
 */
const PAGE_MS = 500;

/**
 * True once somebody has touched the page, so that a mere visit, as of a crawler, loads and asks nothing. Where the
 * touch was a link, its page comes first; where it opens something, that does.
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
    let patience: ReturnType<typeof setTimeout> | undefined;
    const touch = ({ target, type }: Event) => {
      isTouched = true;
      const leadsOn = target instanceof Element && target.closest('a[href], [aria-haspopup]') !== null;
      if (leadsOn || type === 'scroll') patience ??= setTimeout(beginSoon, PAGE_MS);
      else beginSoon();
    };
    const leave = () => (isLeaving = true);
    const arrive = () => {
      isLeaving = false;
      clearTimeout(patience);
      if (isTouched) patience = setTimeout(beginSoon, PAGE_MS);
    };
    for (const sign of signs) window.addEventListener(sign, touch, { once: true, passive: true });
    const forget = onInteractionStart(begin);
    Router.events.on('routeChangeStart', leave);
    Router.events.on('routeChangeComplete', arrive);
    Router.events.on('routeChangeError', arrive);
    return () => {
      clearTimeout(patience);
      for (const sign of signs) window.removeEventListener(sign, touch);
      forget();
      Router.events.off('routeChangeStart', leave);
      Router.events.off('routeChangeComplete', arrive);
      Router.events.off('routeChangeError', arrive);
    };
  }, [hasBegun]);
  return hasBegun;
}
