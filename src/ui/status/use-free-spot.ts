import { useEffect, useLayoutEffect, useRef } from 'react';
import { freeSpot, isInTheWay, isWithin, type Box, type Obstacle } from './free-spot';

/** Elements that a toast should not cover, on a page and in a dialog (its name, first line and amounts). */
const FIRM =
  'button, input, select, textarea, summary, label, nav a, [role="button"], [role="option"], a[class*="button"]';
const FIRM_IN_LAYER = 'h2, a, li:first-child, dt, dd';
const SOFT = 'a, h1, h2, h3, p, li, dt, dd';
/** Milliseconds between two checks for newly covered elements. */
const LOOK_MS = 250;
const EDGE = 16;

/**
 * Positions an element where it covers no button, no field, and neither the first line nor the amounts of an open
 * dialog. It moves only when it appears or when something comes under it. `layer` is the dialog that contains it.
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
  const isPlaced = element.style.translate !== '' && isWithin(now, screen);
  if (isPlaced && !isInTheWay(now, obstacles)) return;
  const room: Box = { left: EDGE, top: 8, right: screen.width - EDGE, bottom: screen.height - 8 };
  const spot = freeSpot(size, room, obstacles, screen.height - size.height - 24);
  // Inside a transformed container, such as a drawer that slides in, positions are relative to that container.
  element.style.translate = 'none';
  const { left, top } = element.getBoundingClientRect();
  element.style.translate = `${spot.left - left}px ${spot.top - top}px`;
}

function obstaclesIn(root: HTMLElement, own: HTMLElement, isLayer: boolean): Obstacle[] {
  const firm = isLayer ? `${FIRM}, ${FIRM_IN_LAYER}` : FIRM;
  return [...root.querySelectorAll(`${firm}, ${SOFT}`)].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isSeen = right > left && bottom > top && bottom > 0 && top < innerHeight;
    return isSeen && !own.contains(element) ? [{ left, top, right, bottom, isFirm: element.matches(firm) }] : [];
  });
}
