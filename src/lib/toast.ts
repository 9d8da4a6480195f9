import type { ApiFailure } from './api/errors';

/** An action offered in a toast, such as Undo. */
export type ToastAction = { label: string; act: () => void };
export type ToastOptions = { action?: ToastAction; duration?: number };

/** The library is loaded with the first toast; a toast's id is its text, so equal ones do not stack (HDR-13). */
const library = () => import('react-hot-toast/headless');

export const toast = {
  success: (text: string, options: ToastOptions = {}) => show('success', text, options),
  error: (text: string, options: ToastOptions = {}) => show('error', text, options),
  info: (text: string, options: ToastOptions = {}) => show('blank', text, options),
};

async function show(
  kind: 'success' | 'error' | 'blank',
  text: string,
  { action, duration }: ToastOptions,
): Promise<void> {
  const { toast: lib } = await library();
  const options = { id: text, duration: duration ?? (kind === 'error' ? Infinity : 4000), data: action };
  if (kind === 'blank') lib(text, options as Parameters<typeof lib>[1]);
  else lib[kind](text, options as Parameters<typeof lib>[1]);
}

/** Each message of a failure as its own toast (HDR-11, HDR-12); `otherwise` when the answer said nothing. */
export function toastFailure(failure: ApiFailure | Error, otherwise: string): void {
  const messages = 'errors' in failure ? failure.errors.map((it) => it.message) : [];
  for (const message of messages.length > 0 ? messages : ['']) void toast.error(message || otherwise);
}
