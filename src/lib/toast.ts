import type { ReactElement } from 'react';
import type { ApiFailure } from './api/errors';
import { beginNow } from './begin';

/** An action offered in a toast, such as Undo. */
type ToastAction = { label: string; act: () => void };
export type ToastOptions = {
  action?: ToastAction;
  /** Milliseconds; errors stay until dismissed. */ duration?: number;
};

/** The library is loaded with the first toast; a toast's id is its text, so equal ones do not stack (HDR-13). */
const library = () => import('react-hot-toast/headless');

export const toast = {
  success: (text: string, options: ToastOptions = {}) => show('success', text, options),
  error: (text: string, options: ToastOptions = {}) => show('error', text, options),
  info: (text: string, options: ToastOptions = {}) => show('blank', text, options),
};

async function show(kind: 'success' | 'error' | 'blank', text: string, options: ToastOptions): Promise<void> {
  // What draws it comes with the first touch, which an early press may have been too soon for.
  beginNow();
  const { toast: shown } = await library();
  const { action, duration = kind === 'error' ? Infinity : 4000 } = options;
  const message = action ? withAction(text, action, () => shown.dismiss(text)) : text;
  if (kind === 'blank') shown(message, { id: text, duration });
  else shown[kind](message, { id: text, duration });
}

function withAction(text: string, { label, act }: ToastAction, dismiss: () => void): ReactElement {
  const press = () => {
    dismiss();
    act();
  };
  return (
    <>
      {text}{' '}
      <button type="button" onClick={press}>
        {label}
      </button>
    </>
  );
}

/** Each message of a failure as its own toast (HDR-11, HDR-12); `otherwise` when the answer said nothing. */
export function toastFailure(failure: ApiFailure | Error, otherwise: string): void {
  const messages = 'errors' in failure ? failure.errors.map((it) => it.message) : [];
  for (const message of messages.length > 0 ? messages : ['']) void toast.error(message || otherwise);
}
