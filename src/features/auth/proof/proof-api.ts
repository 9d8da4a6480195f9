import type { QueryClient } from '@tanstack/react-query';
import { prove, sendProofCode, type ProofOffer } from '@/contract/auth/customer-session';
import { request } from '@/lib/api/browser';
import { useCall, useCalls } from '@/lib/api/use-call';
import { firebasePhone } from '../code/firebase-phone';

/** Re-authenticates the customer before a change to the account's security. The dialog shows a failure. */
export const useProve = () => useCall(prove, { silent: true });

export type CodeOffer = ProofOffer & { by: 'phone' | 'email'; to: string };
export type SentProof = { offer: CodeOffer; session_info: string | null };

/** Returns null for a number that the phone service rejects (AUTH-53). */
export const useProofCode = () => useCalls('proof code', sendCode);

/** With Firebase the browser sends the code itself, and its session is sent along with the code. */
async function sendCode(offer: CodeOffer, client: QueryClient): Promise<SentProof | null> {
  if (offer.verification_medium === 'firebase') {
    const sent = await firebasePhone(offer.to, client);
    return sent && { offer, session_info: sent.session_info };
  }
  await request(sendProofCode, { by: offer.by });
  return { offer, session_info: null };
}
