import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window something counts as near: about a screen of a phone. */
const MARGIN = '700px 0px';

/** Whether the element has come near the window; once near, it stays so. */
export function useNear(): { ref: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useOnSight(ref, () => setIsNear(true), !isNear);
  return { ref, isNear };
}

/** Calls whenever the element comes near the window, and again on every change of `isOn` while it is there. */
export function useOnSight(ref: RefObject<HTMLElement | null>, act: () => void, isOn: boolean): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOn || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isOn]);
}
