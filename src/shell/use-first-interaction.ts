import Router from 'next/router';
import { useEffect, useState } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { onInteractionStart } from '@/lib/hydration/first-interaction';
import { whenIdle } from '@/lib/when-idle';

/**
 * A click counts, too: of a press before hydration only the click is replayed (src/lib/hydration/pre-hydration-
 * events.ts).
 */
const signs = ['pointerdown', 'keydown', 'touchstart', 'click', 'scroll'];

/**
 * The delay before other parts load, so that they do not compete: with the page of a pressed link, with a dialog that
 * opens, with a press that follows a scroll, and with a new page that renders.
 */
const PAGE_MS = 500;

/**
 * True after the first interaction, so that a visit without one, such as a crawler's, loads nothing more. A pressed
 * link loads its page first, and a button its dialog.
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
