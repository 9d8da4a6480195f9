import type { CustomerSession, ProofOffer } from './customer-session';
import { amount, flag, records, text, textOrNull } from '../core/wire-values';

export function readSessions(answer: unknown): CustomerSession[] {
  return records(answer).map((raw) => ({
    id: amount(raw.id),
    browser: textOrNull(raw.browser),
    system: textOrNull(raw.system),
    platform: (['mobile', 'tablet', 'desktop'] as const).find((one) => one === raw.platform) ?? null,
    created_at: text(raw.created_at),
    last_used_at: text(raw.last_used_at),
    is_current: flag(raw.is_current),
  }));
}

const METHODS = ['password', 'phone', 'email', 'google', 'facebook', 'apple'] as const;

/** The proof methods of a refusal that this storefront supports. */
export function readProofOffers(proofs: unknown): ProofOffer[] {
  return records(proofs).flatMap((raw) => {
    const by = METHODS.find((one) => one === raw.by);
    const verification_medium =
      (['firebase', 'SMS', 'email'] as const).find((one) => one === raw.verification_medium) ?? null;
    return by ? [{ by, to: textOrNull(raw.to), verification_medium }] : [];
  });
}
