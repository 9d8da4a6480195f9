import type { ApiFailure } from './api/errors';
import { startInteraction } from './first-interaction';
import { importPart } from './import-part';

/** An action offered in a toast, such as Undo. */
export type ToastAction = { label: string; act: () => void };
export type ToastKind = 'success' | 'error' | 'blank';
export type ToastOptions = {
  action?: ToastAction;
  /** Milliseconds; errors stay until dismissed. */ duration?: number;
};

export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('blank', text, options),
};

/** The library is loaded with the first toast. */
async function show(kind: ToastKind, text: string, options: ToastOptions = {}): Promise<void> {
  // What draws it comes with the first touch, which an early press may have been too soon for.
  startInteraction();
  const { showToast } = await importPart(() => import('./show-toast'));
  showToast(kind, text, options);
}

/** Each message of a failure as its own toast (HDR-11, HDR-12); `otherwise` when the answer said nothing. */
export function toastFailure(failure: ApiFailure | Error, otherwise: string): void {
  const messages = 'errors' in failure ? failure.errors.map((it) => it.message) : [];
  for (const message of messages.length > 0 ? messages : ['']) void toast.error(message || otherwise);
}
