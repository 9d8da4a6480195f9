import type { AskForProof } from './proof';

/** Handlers that the shell registers, since it knows pages and dialogs. */
type CallHandlers = {
  /** Called when a stored token was refused (HDR-08…10). */
  onExpiry: () => void;
  /** Asks the customer for a fresh proof of identity; null where no dialog can be shown. */
  askForProof: AskForProof | null;
};

export const callHandlers: CallHandlers = { onExpiry: () => {}, askForProof: null };

export function onExpiry(act: () => void): void {
  callHandlers.onExpiry = act;
}

export function onProofWanted(askForProof: AskForProof | null): void {
  callHandlers.askForProof = askForProof;
}
