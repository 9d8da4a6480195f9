import type { ReactElement } from 'react';
import { toast as shown } from 'react-hot-toast/headless';
import type { ToastAction, ToastKind, ToastOptions } from './toast';

/** A toast's id is its text, so equal ones do not stack (HDR-13). */
export function showToast(kind: ToastKind, text: string, options: ToastOptions): void {
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
