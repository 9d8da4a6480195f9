import { readValue, saveValue } from '@/lib/session';

/**
 * Where tabs have no locks, the one that asks which cart to keep leaves a mark in the browser's storage: the time until
 * which it holds, which is renewed. A tab that ends without a word leaves one that expires.
 */
const RENEW_MS = 20_000;
/** In the background, timers may come once a minute. */
const MARK_MS = 120_000;
const LOOK_MS = 1000;

export function markUntil(until: Promise<void>): void {
  const renew = () => saveValue('cart-question', String(Date.now() + MARK_MS));
  const forget = () => saveValue('cart-question', null);
  renew();
  const timer = setInterval(renew, RENEW_MS);
  window.addEventListener('pagehide', forget);
  void until.then(() => {
    clearInterval(timer);
    window.removeEventListener('pagehide', forget);
    forget();
  });
}

/** Resolves when there is no mark; whether there was one. */
export async function waitForMark(): Promise<boolean> {
  if (!isMarked()) return false;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (isMarked()) return;
      clearInterval(timer);
      resolve();
    }, LOOK_MS);
  });
  return true;
}

/** A time too far off is none of ours. */
function isMarked(): boolean {
  const left = Number(readValue('cart-question')) - Date.now();
  return left > 0 && left <= MARK_MS;
}
