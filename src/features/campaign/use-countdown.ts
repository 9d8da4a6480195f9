import { useSyncExternalStore } from 'react';

const SECOND = 1000;

/** Whole seconds left until a moment, at least 0; null until hydration. */
export function useCountdown(until: string): number | null {
  const end = parseMoment(until);
  return useSyncExternalStore(
    eachSecond,
    () => Math.max(0, Math.ceil((end - Date.now()) / SECOND)),
    () => null,
  );
}

function eachSecond(notify: () => void): () => void {
  const timer = setInterval(notify, SECOND);
  return () => clearInterval(timer);
}

/** Parses ISO, or the format of older back ends: `2026-11-24 23:59:59`, in UTC. */
function parseMoment(text: string): number {
  const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? 0 : moment;
}
