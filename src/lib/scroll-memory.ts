import Router from 'next/router';
import { tabMemory } from './session';

/** How long a page that comes back may take to be as long as it was. */
const PATIENCE_MS = 5000;
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Of the history entry on the screen. */
let here: string | undefined;
let isRemembering = false;

/**
 * Brings Back and Forward to the place where the page was left. The browser restores it before Next has drawn the
 * page, so it ends at the length of the page before; here it waits for the list to stand again (beyond §2, a list
 * that Back finds as it was).
 */
export function rememberScroll(): void {
  if (isRemembering) return;
  isRemembering = true;
  here = keyNow();
  history.scrollRestoration = 'manual';
  // A page that is loaded anew is the browser's matter again.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));

  let isReturning = false;
  // Layers of dialogs are entries without a key (ui/back-button).
  addEventListener('popstate', () => (isReturning = keyNow() !== undefined && keyNow() !== here));
  Router.events.on('routeChangeStart', () => tabMemory.save(nameOf(here), Math.round(scrollY)));
  Router.events.on('routeChangeComplete', () => {
    here = keyNow();
    const top = tabMemory.read(nameOf(here));
    if (isReturning && typeof top === 'number') bringBack(top);
    isReturning = false;
  });
}

const nameOf = (key: string | undefined) => `scroll ${key ?? ''}`;

/** Next's router keeps it in the untyped state of each entry; replacing an address leaves it as it is. */
function keyNow(): string | undefined {
  return (history.state as { key?: string } | null)?.key;
}

function bringBack(top: number): void {
  const until = performance.now() + PATIENCE_MS;
  const stop = new AbortController();
  for (const event of INTERRUPTIONS)
    addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true });

  function step() {
    if (stop.signal.aborted) return;
    scrollTo({ top, behavior: 'instant' });
    const isThere = Math.abs(scrollY - top) < 2;
    if (isThere || performance.now() > until) stop.abort();
    else requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}
