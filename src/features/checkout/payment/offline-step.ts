import { record } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';

/** The key under which the tab stores the checkout draft. */
export const CHECKOUT_DRAFT = 'checkout_draft';

/** Resets the offline payment method and its answers; the rest of the draft stays (CHECKOUT-10). */
export function resetOfflineStep(): void {
  const stored = record(tabMemory.read(CHECKOUT_DRAFT));
  if (!stored.offline_method) return;
  tabMemory.save(CHECKOUT_DRAFT, { ...stored, offline_method: 0, offline_answers: {} });
}
