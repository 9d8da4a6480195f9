import { readSession } from '../session';
import { ApiFailure, ProofDeclined } from './errors';

/** What became of the question who the customer is; `impossible` where nothing could be asked for. */
export type ProofOutcome = 'proved' | 'declined' | 'impossible';
type Ask = (refusal: ApiFailure) => Promise<ProofOutcome>;

const nobody: Ask = () => Promise.resolve('impossible');
let ask = nobody;
let asking: Promise<ProofOutcome> | undefined;

/** How the customer is asked; the shell says it, since it may open dialogs. Null ends it. */
export function onProofWanted(act: Ask | null): void {
  ask = act ?? nobody;
}

/**
 * Sends; and where the back end wants a fresh proof of who the customer is, asks for it and sends the same once more.
 * Calls that are refused at the same time share one question.
 */
export async function withProof<Out>(send: () => Promise<Out>): Promise<Out> {
  const { token } = readSession();
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'reauthenticate') throw error;
    asking ??= ask(error).finally(() => (asking = undefined));
    const outcome = await asking;
    if (outcome === 'declined') throw new ProofDeclined(error.status, error.errors);
    // Somebody else may have signed in meanwhile, in another tab: this is not for their account.
    if (outcome === 'impossible' || readSession().token !== token) throw error;
    return send();
  }
}
