import { readSession } from '../session';
import { type ApiFailure, ProofDeclined } from './errors';

/** What became of the question who the customer is; `impossible` where nothing could be asked for. */
export type ProofOutcome = 'proved' | 'declined' | 'impossible';
export type AskForProof = (refusal: ApiFailure) => Promise<ProofOutcome>;

let asking: Promise<ProofOutcome> | undefined;

/**
 * After a refusal that wants a fresh proof of who the customer is: asks for it and sends the same call once more. Calls
 * that are refused at the same time share one question. `token` is that of the refused call.
 */
export async function repeatWithProof<Out>(
  refusal: ApiFailure,
  { ask, token, send }: { ask: AskForProof | null; token: string | null; send: () => Promise<Out> },
): Promise<Out> {
  if (!ask) throw refusal;
  asking ??= ask(refusal).finally(() => (asking = undefined));
  const outcome = await asking;
  if (outcome === 'declined') throw new ProofDeclined(refusal.status, refusal.errors);
  // Somebody else may have signed in meanwhile, in another tab: this is not for their account.
  if (outcome === 'impossible' || readSession().token !== token) throw refusal;
  return send();
}
