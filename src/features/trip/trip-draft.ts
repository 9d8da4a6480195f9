import { useState } from 'react';
import { record, text } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';

/** The input of a trip's checkout so far; it survives a reload and a sign-in. */
export type TripDraft = { note: string; coupon_code: string };

const KEY = 'trip_draft';

export function useTripDraft(): [TripDraft, (change: Partial<TripDraft>) => void] {
  const [draft, setDraft] = useState(readDraft);
  return [
    draft,
    (change) =>
      setDraft((before) => {
        const next = { ...before, ...change };
        tabMemory.save(KEY, next);
        return next;
      }),
  ];
}

export function forgetTripDraft(): void {
  tabMemory.forget(KEY);
}

function readDraft(): TripDraft {
  const raw = record(tabMemory.read(KEY));
  return { note: text(raw.note), coupon_code: text(raw.coupon_code) };
}
