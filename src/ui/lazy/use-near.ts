import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** The distance below the viewport that counts as near: about a phone's screen. */
const MARGIN = '700px 0px';

/** Whether the element has come near the viewport; it stays true. */
export function useNear(): { ref: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useOnSight(ref, () => setIsNear(true), !isNear);
  return { ref, isNear };
}

/** Calls back when the element comes near the viewport, and on every change of `isOn` while it is near. */
export function useOnSight(ref: RefObject<HTMLElement | null>, act: () => void, isOn: boolean): void {
  const see = useEffectEvent(act);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOn || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) see();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isOn]);
}
