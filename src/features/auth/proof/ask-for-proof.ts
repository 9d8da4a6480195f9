import { readProofOffers } from '@/contract/auth/auth.read';
import type { ApiFailure } from '@/lib/api/errors';
import type { ProofOutcome } from '@/lib/api/proof';
import { openDialog } from '@/lib/dialogs';
import { waitForLayers } from '@/ui/popups/back-button';
import { ProofDialog } from './proof-dialog';

/** Asks the customer to re-authenticate, in one of the ways that the refusal offers. */
export async function askForProof({ beside }: ApiFailure): Promise<ProofOutcome> {
  const offers = readProofOffers(beside.proofs);
  if (offers.length === 0) return 'impossible';
  const isProved = await openDialog(ProofDialog, { offers });
  await waitForLayers();
  return isProved ? 'proved' : 'declined';
}
