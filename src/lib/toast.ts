import type { ApiFailure } from './api/errors';
import { startInteraction } from './hydration/first-interaction';
import { importPart } from './import-part';

/** An action offered in a toast, such as Undo. */
export type ToastAction = { label: string; act: () => void };
export type ToastKind = 'success' | 'error' | 'warning' | 'blank';
export type ToastOptions = {
  action?: ToastAction;
  /** Milliseconds; without it, problems are shown as long as they take to be read. */ duration?: number;
  /** The fact that it tells: a later toast of the same one takes its place, `settleFact` takes it away. */ about?: string;
  /** A problem that the next page is to show, too, as its page has caused it. */ everywhere?: boolean;
};

export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('blank', text, options),
};

/** Facts that signing in, and choosing a place, mend. */
export const SIGNED_OUT = 'signed out';
export const WITHOUT_PLACE = 'without a place';

let hasShown = false;
const loadShown = () => importPart(() => import('./show-toast'));

/** The library is loaded with the first toast. */
async function show(kind: ToastKind, text: string, options: ToastOptions = {}): Promise<void> {
  // The toaster comes with the first touch; an early press may have been too soon for it.
  startInteraction();
  hasShown = true;
  const { showToast } = await loadShown();
  showToast(kind, text, options);
}

/** Takes away what was told of a fact that is none any more. */
export function settleFact(about: string): void {
  if (hasShown) void loadShown().then((it) => it.dismissFact(about));
}

/** Takes away the problems of the pages before this one. */
export function settleOtherPages(): void {
  if (hasShown) void loadShown().then((it) => it.dismissOfOtherPages());
}

/** Each message of a failure as its own toast (HDR-11, HDR-12); `otherwise` when the answer said nothing. */
export function toastFailure(failure: ApiFailure | Error, otherwise: string, about = otherwise): void {
  const isCall = 'errors' in failure;
  if (isCall && failure.isTold) return;
  settleFact(about);
  const messages = isCall ? failure.errors.map((it) => it.message) : [''];
  for (const message of messages) void toast.error(message || otherwise, { about });
}
