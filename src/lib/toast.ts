import type { ApiFailure } from './api/errors';
import { startInteraction } from './hydration/first-interaction';
import { importPart } from './import-part';

/** An action in a toast, such as Undo. */
export type ToastAction = { label: string; act: () => void };
export type ToastKind = 'success' | 'error' | 'warning' | 'blank';
export type ToastOptions = {
  action?: ToastAction;
  /** Milliseconds; by default, errors stay as long as it takes to read them. */ duration?: number;
  /** A topic: a later toast about the same one replaces it, `dismissToastsAbout` dismisses it. */ about?: string;
  /** An error that stays on the next page, because its own page causes the navigation. */ everywhere?: boolean;
};

export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('blank', text, options),
};

/** Problems that signing in or choosing a place solves. */
export const SIGNED_OUT = 'signed out';
export const WITHOUT_PLACE = 'without a place';

let hasShown = false;
const loadShown = () => importPart(() => import('./show-toast'));

/** The library is loaded with the first toast. */
async function show(kind: ToastKind, text: string, options: ToastOptions = {}): Promise<void> {
  // The toaster loads with the first interaction; an early press may have come before it.
  startInteraction();
  hasShown = true;
  const { showToast } = await loadShown();
  await showToast(kind, text, options);
}

/** Dismisses the toast of a problem that is solved. */
export function dismissToastsAbout(topic: string): void {
  if (hasShown) void loadShown().then((mod) => mod.dismissAbout(topic));
}

/** Dismisses the problems of earlier pages. */
export function dismissToastsOfOtherPages(): void {
  if (hasShown) void loadShown().then((mod) => mod.dismissOfOtherPages());
}

/** One toast for each error of a failure (HDR-11, HDR-12); `otherwise` if the answer has no message. */
export function toastFailure(failure: ApiFailure | Error, otherwise: string, about = otherwise): void {
  const isCall = 'errors' in failure;
  if (isCall && failure.isTold) return;
  dismissToastsAbout(about);
  const messages = isCall ? failure.errors.map((error) => error.message) : [''];
  for (const message of messages) void toast.error(message || otherwise, { about });
}
