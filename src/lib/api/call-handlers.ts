import { createStore } from '../create-store';
import type { AskForProof } from './proof';

/** Handlers that the shell registers, since it knows pages and dialogs. */
type CallHandlers = {
  /** Called when a stored token was refused (HDR-08…10). */
  onExpiry: () => void;
  /** Asks the customer for a fresh proof of identity; null where no dialog can be shown. */
  askForProof: AskForProof | null;
};

export const callHandlers = createStore<CallHandlers>({ onExpiry: () => {}, askForProof: null });

export function onExpiry(act: () => void): void {
  callHandlers.set({ ...callHandlers.get(), onExpiry: act });
}

export function onProofWanted(askForProof: AskForProof | null): void {
  callHandlers.set({ ...callHandlers.get(), askForProof });
}
