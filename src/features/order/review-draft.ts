import { useState } from 'react';
import { amount, record, text } from '@/contract/core/reading';
import { tabMemory } from '@/lib/session';

/** Of which order or trip, and of whom or what there; it is one customer's, so nobody else finds it. */
export type Reviewed = `${number}-${'item' | 'courier' | 'vehicle'}-${number}`;

type ReviewDraft = {
  /** 0 is none yet. */
  rating: number;
  comment: string;
};

/** What is being written of one thing or person; it outlives a reload, as in another language. */
export function useReviewDraft(of: Reviewed) {
  const key = `review-${of}`;
  const [draft, setDraft] = useState(() => draftOf(record(tabMemory.read(key))));
  return {
    ...draft,
    change(part: Partial<ReviewDraft>) {
      const next = { ...draft, ...part };
      setDraft(next);
      tabMemory.save(key, next);
    },
    forget: () => tabMemory.forget(key),
  };
}

function draftOf({ rating, comment }: Record<string, unknown>): ReviewDraft {
  return { rating: Math.min(5, Math.max(0, Math.round(amount(rating)))), comment: text(comment) };
}
