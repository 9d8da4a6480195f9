import { record } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';

/** Under which the tab remembers what was chosen at the checkout. */
export const CHECKOUT_DRAFT = 'checkout_draft';

/** Forgets the way to pay outside of the shop and what was answered to it; the rest of the draft stays (CHECKOUT-10). */
export function resetOfflineStep(): void {
  const stored = record(tabMemory.read(CHECKOUT_DRAFT));
  if (!stored.offline_method) return;
  tabMemory.save(CHECKOUT_DRAFT, { ...stored, offline_method: 0, offline_answers: {} });
}
