import { readSession } from '../session';
import { type ApiFailure, ProofDeclined } from './errors';

/** The outcome of asking for a proof of identity; `impossible` where no way to prove it exists. */
export type ProofOutcome = 'proved' | 'declined' | 'impossible';
export type AskForProof = (refusal: ApiFailure) => Promise<ProofOutcome>;

let asking: Promise<ProofOutcome> | undefined;

/**
 * After a refusal that requires a fresh proof of identity: asks for it and sends the same call again. Calls that are
 * refused at the same time share one dialog. `token` is that of the refused call.
 */
export async function repeatWithProof<Out>(
  refusal: ApiFailure,
  { ask, token, send }: { ask: AskForProof | null; token: string | null; send: () => Promise<Out> },
): Promise<Out> {
  if (!ask) throw refusal;
  asking ??= ask(refusal).finally(() => (asking = undefined));
  const outcome = await asking;
  if (outcome === 'declined') throw new ProofDeclined(refusal.status, refusal.errors);
  // Another customer may have signed in meanwhile in another tab; the call must not be sent for their account.
  if (outcome === 'impossible' || readSession().token !== token) throw refusal;
  return send();
}
