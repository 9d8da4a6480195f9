import { amount, record, text } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';

/** Of which order or trip, and of whom or what there; it is one customer's, so nobody else finds it. */
export type Reviewed = `${number}-${'item' | 'courier' | 'vehicle'}-${number}`;

type ReviewDraft = {
  /** 0 is none yet. */
  rating: number;
  comment: string;
};

const draftKey = (of: Reviewed) => `review-${of}`;

/** What is being written of one thing or person; it outlives a reload, as in another language. */
export const reviewDraft = (of: Reviewed): ReviewDraft => readDraft(record(tabMemory.read(draftKey(of))));

export const keepReviewDraft = (of: Reviewed, draft: ReviewDraft): void => tabMemory.save(draftKey(of), draft);

export const forgetReviewDraft = (of: Reviewed): void => tabMemory.forget(draftKey(of));

function readDraft({ rating, comment }: Record<string, unknown>): ReviewDraft {
  return { rating: Math.min(5, Math.max(0, Math.round(amount(rating)))), comment: text(comment) };
}
