import type { CustomerSession, ProofOffer } from './customer-session';
import { oneOf } from '../core/one-of';
import { amount, flag, records, text, textOrNull } from '../core/wire-values';

export function readSessions(answer: unknown): CustomerSession[] {
  return records(answer).map((raw) => ({
    id: amount(raw.id),
    browser: textOrNull(raw.browser),
    system: textOrNull(raw.system),
    platform: oneOf(raw.platform, ['mobile', 'tablet', 'desktop'], null),
    created_at: text(raw.created_at),
    last_used_at: text(raw.last_used_at),
    is_current: flag(raw.is_current),
  }));
}

const METHODS = ['password', 'phone', 'email', 'google', 'facebook', 'apple'] as const;

/** The proof methods of a refusal that this storefront supports. */
export function readProofOffers(proofs: unknown): ProofOffer[] {
  return records(proofs).flatMap((raw) => {
    const by = oneOf(raw.by, METHODS, null);
    const verification_medium = oneOf(raw.verification_medium, ['firebase', 'SMS', 'email'], null);
    return by ? [{ by, to: textOrNull(raw.to), verification_medium }] : [];
  });
}
