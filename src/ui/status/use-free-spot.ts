import { useEffect, useLayoutEffect, useRef } from 'react';
import { freeSpot, isInTheWay, type Box, type Obstacle } from './free-spot';

/** Elements that a message should not cover, on a page and in a dialog (its name and its first line). */
const FIRM =
  'button, input, select, textarea, summary, label, nav a, [role="button"], [role="option"], a[class*="button"]';
const FIRM_IN_LAYER = 'h2, a, li:first-child';
const SOFT = 'a, h1, h2, h3, p, li';
/** Milliseconds between two looks at what has come under it. */
const LOOK_MS = 250;
const EDGE = 16;

/**
 * Puts an element where it covers no button, no field and no first line of what is open, at its appearance and when
 * something comes under it; otherwise it stays where it is. `layer` is the dialog that it is drawn in.
 */
export function useFreeSpot(layer: HTMLElement | null, isShown: boolean) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown && element.current) place(element.current, layer);
  });
  useEffect(() => {
    if (!isShown) return;
    const look = setInterval(() => element.current && place(element.current, layer), LOOK_MS);
    return () => clearInterval(look);
  }, [layer, isShown]);
  return element;
}

function place(element: HTMLElement, layer: HTMLElement | null): void {
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const obstacles = obstaclesIn(layer ?? document.body, element, layer !== null);
  const now = element.getBoundingClientRect();
  const screen = { width: document.documentElement.clientWidth, height: window.visualViewport?.height ?? innerHeight };
  const isPlaced = element.style.translate !== '' && now.right <= screen.width && now.bottom <= screen.height;
  if (isPlaced && !isInTheWay(now, obstacles)) return;
  const room: Box = { left: EDGE, top: 8, right: screen.width - EDGE, bottom: screen.height - 8 };
  const spot = freeSpot(size, room, obstacles, screen.height - size.height - 24);
  // In what is moved, as a drawer that slides in, places are counted from its corner.
  element.style.translate = 'none';
  const { left, top } = element.getBoundingClientRect();
  element.style.translate = `${spot.left - left}px ${spot.top - top}px`;
}

function obstaclesIn(root: HTMLElement, own: HTMLElement, isLayer: boolean): Obstacle[] {
  const firm = isLayer ? `${FIRM}, ${FIRM_IN_LAYER}` : FIRM;
  return [...root.querySelectorAll(`${firm}, ${SOFT}`)].flatMap((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const isSeen = right > left && bottom > top && bottom > 0 && top < innerHeight;
    return isSeen && !own.contains(it) ? [{ left, top, right, bottom, isFirm: it.matches(firm) }] : [];
  });
}
