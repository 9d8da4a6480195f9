import { amount, record, text } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';

/**
 * Names an order or trip, and the thing or person in it that is reviewed. It is one customer's, so nobody else finds
 * it.
 */
export type Reviewed = `${number}-${'item' | 'courier' | 'vehicle'}-${number}`;

type ReviewDraft = {
  /** 0 is none yet. */
  rating: number;
  comment: string;
};

const draftKey = (of: Reviewed) => `review-${of}`;

/**
 * The review that is being written about one thing or person. It outlives a reload, as when the language is changed.
 */
export const reviewDraft = (of: Reviewed): ReviewDraft => readDraft(record(tabMemory.read(draftKey(of))));

export const keepReviewDraft = (of: Reviewed, draft: ReviewDraft): void => tabMemory.save(draftKey(of), draft);

export const forgetReviewDraft = (of: Reviewed): void => tabMemory.forget(draftKey(of));

function readDraft({ rating, comment }: Record<string, unknown>): ReviewDraft {
  return { rating: Math.min(5, Math.max(0, Math.round(amount(rating)))), comment: text(comment) };
}
