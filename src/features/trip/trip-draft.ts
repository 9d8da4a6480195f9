import { useState } from 'react';
import { amount, record, text } from '@/contract/core/wire-values';
import { isOfAnother } from '@/domain/checkout/whose-draft';
import { useCustomerId } from '@/features/profile/api';
import { tabMemory } from '@/lib/session';

/** The input of a trip's checkout so far; it survives a reload and a sign-in. */
export type TripDraft = {
  /** The owner; 0 for a guest. */
  customer_id: number;
  note: string;
  coupon_code: string;
};

const KEY = 'trip_draft';

export function useTripDraft(): [TripDraft, (change: Partial<TripDraft>) => void] {
  const [stored, setStored] = useState(() => readDraft(tabMemory.read(KEY)));
  const id = useCustomerId();
  // From now on it is the account's, even if it changes nothing; the shell says so to the tab's memory.
  if (id && stored.customer_id === 0) setStored({ ...stored, customer_id: id });
  return [
    bindToCustomer(stored, id),
    (change) =>
      setStored((before) => {
        const own = bindToCustomer(before, id);
        const next = { ...own, ...change, customer_id: id || own.customer_id };
        tabMemory.save(KEY, next);
        return next;
      }),
  ];
}

export function forgetTripDraft(): void {
  tabMemory.forget(KEY);
}

/** Drops the note and coupon of one customer when another signs in (beyond §3.3). */
function bindToCustomer(draft: TripDraft, customer_id: number | null): TripDraft {
  return isOfAnother(draft, customer_id) ? readDraft({}) : draft;
}

function readDraft(kept: unknown): TripDraft {
  const raw = record(kept);
  return { customer_id: amount(raw.customer_id), note: text(raw.note), coupon_code: text(raw.coupon_code) };
}
