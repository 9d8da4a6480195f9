import { useEffect } from 'react';

/** Pixels: the smallest scroll that counts, and the scroll position from which the header collapses. */
const STEP = 8;
const HEAD = 160;

/**
 * Sets an attribute on the page while the visitor scrolls down; the style sheet of the top bar collapses the header.
 */
export function useHeadCollapse(): void {
  useEffect(() => {
    let before = scrollY;
    const watch = () => {
      if (Math.abs(scrollY - before) < STEP) return;
      document.documentElement.toggleAttribute('data-scrolled-down', scrollY > before && scrollY > HEAD);
      before = scrollY;
    };
    addEventListener('scroll', watch, { passive: true });
    return () => removeEventListener('scroll', watch);
  }, []);
}
