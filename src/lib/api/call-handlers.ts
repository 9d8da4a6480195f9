import { createStore } from '../create-store';
import type { AskForProof } from './proof';

/** What calls need of the shell, which knows pages and dialogs. */
type CallHandlers = {
  /** A stored token was refused (HDR-08…10). */
  onExpiry: () => void;
  /** Asks the customer for a fresh proof; null where nobody could be asked. */
  askForProof: AskForProof | null;
};

export const callHandlers = createStore<CallHandlers>({ onExpiry: () => {}, askForProof: null });

export function onExpiry(act: () => void): void {
  callHandlers.set({ ...callHandlers.get(), onExpiry: act });
}

export function onProofWanted(askForProof: AskForProof | null): void {
  callHandlers.set({ ...callHandlers.get(), askForProof });
}
