import { useEffect, useRef, useState, type RefObject } from 'react';

export type RailControl = {
  ref: RefObject<HTMLUListElement | null>;
  /** Whether the browser has laid it out; until then it counts as scrollable. */
  isMeasured: boolean;
  canGoBack: boolean;
  canGoOn: boolean;
  /** Scrolls by almost a viewport: 1 in the reading direction, -1 against it. */
  turn: (way: 1 | -1) => void;
  /** Scrolls to the first or the last card. */
  jump: (way: 1 | -1) => void;
};

/** State of a horizontal scroller, also for arrows that are placed elsewhere. */
export function useRail(): RailControl {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ isMeasured: false, canGoBack: false, canGoOn: true });

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const measure = () => setEnds((before) => same(before, reach(rail)));
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    watch?.observe(rail);
    rail.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch?.disconnect();
      rail.removeEventListener('scroll', measure);
    };
  }, []);

  function move(way: 1 | -1, distance: (rail: HTMLElement) => number) {
    const rail = ref.current;
    if (!rail) return;
    const sign = getComputedStyle(rail).direction === 'rtl' ? -1 : 1;
    rail.scrollBy({ left: way * sign * distance(rail), behavior: calm() ? 'auto' : 'smooth' });
  }

  return {
    ref,
    ...ends,
    turn: (way) => move(way, (rail) => rail.clientWidth * 0.85),
    jump: (way) => move(way, (rail) => rail.scrollWidth),
  };
}

type Ends = Pick<RailControl, 'isMeasured' | 'canGoBack' | 'canGoOn'>;

function reach(rail: HTMLElement): Ends {
  // In right-to-left pages scroll positions are negative.
  const gone = Math.abs(rail.scrollLeft);
  return { isMeasured: true, canGoBack: gone > 4, canGoOn: gone + rail.clientWidth < rail.scrollWidth - 4 };
}

function same(before: Ends, now: Ends) {
  const isSame =
    before.isMeasured === now.isMeasured && before.canGoBack === now.canGoBack && before.canGoOn === now.canGoOn;
  return isSame ? before : now;
}

function calm() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
