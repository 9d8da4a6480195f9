import { amount, record, text } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';

/**
 * Identifies an order or trip, and the thing or person reviewed in it. An order belongs to one customer, so nobody else
 * gets the draft.
 */
export type Reviewed = `${number}-${'item' | 'courier' | 'vehicle'}-${number}`;

type ReviewDraft = {
  /** 0 while none is chosen. */
  rating: number;
  comment: string;
};

const draftKey = (of: Reviewed) => `review-${of}`;

/** The draft of a review for one thing or person. It survives a reload, for example when the language changes. */
export const reviewDraft = (of: Reviewed): ReviewDraft => readDraft(record(tabMemory.read(draftKey(of))));

export const keepReviewDraft = (of: Reviewed, draft: ReviewDraft): void => tabMemory.save(draftKey(of), draft);

export const forgetReviewDraft = (of: Reviewed): void => tabMemory.forget(draftKey(of));

function readDraft({ rating, comment }: Record<string, unknown>): ReviewDraft {
  return { rating: Math.min(5, Math.max(0, Math.round(amount(rating)))), comment: text(comment) };
}
