import { record } from '@/contract/core/wire-values';
import { randomKey } from '@/lib/random-key';
import { readValue, saveValue } from '@/lib/session';
import { parseJson } from '@/lib/storage/browser-storage';

/**
 * Where tabs have no locks, each question which cart to keep leaves a mark of its own in the browser's storage: under its
 * key, the time until which it holds, which is renewed. A tab that ends without a word leaves one that expires.
 */
const RENEW_MS = 20_000;
/** In the background, timers may come once a minute. */
const MARK_MS = 120_000;
const LOOK_MS = 1000;

export function markUntil(until: Promise<void>): void {
  const key = randomKey();
  const renew = () => saveMarks({ ...readMarks(), [key]: Date.now() + MARK_MS });
  const forget = () => {
    const { [key]: _own, ...others } = readMarks();
    saveMarks(others);
  };
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

const isMarked = (): boolean => Object.keys(readMarks()).length > 0;

type Marks = Record<string, unknown>;

/** Those that hold. A time too far off is none of ours. */
function readMarks(): Marks {
  const marks = Object.entries(record(parseJson(readValue('cart-question'))));
  return Object.fromEntries(
    marks.filter(([, until]) => {
      const left = Number(until) - Date.now();
      return left > 0 && left <= MARK_MS;
    }),
  );
}

function saveMarks(marks: Marks): void {
  saveValue('cart-question', Object.keys(marks).length > 0 ? JSON.stringify(marks) : null);
}
