import { useEffect } from 'react';

/** Pixels that count as a movement, and from which on the head is out of its own place. */
const STEP = 8;
const HEAD = 160;

/** Marks the page while somebody scrolls down; the style sheet of the bar decides what that means, and where. */
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
