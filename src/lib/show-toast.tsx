import type { ReactElement } from 'react';
import { toast as shown } from 'react-hot-toast/headless';
import { limits } from '@/domain/limits';
import { readingMs } from '@/domain/text/reading-time';
import type { ToastAction, ToastKind, ToastOptions } from './toast';

type ShownToast = { about: string | undefined; page: string | null };

/** The last toast of each text. `page` is set for errors that go when their page is left. */
const lastToasts = new Map<string, ShownToast>();

const isProblem = (kind: ToastKind) => kind === 'error' || kind === 'warning';
const currentPage = () => location.pathname + location.search;

let begin: () => void;
const hasBegun = new Promise<void>((resolve) => (begin = resolve));

/** Shows what has waited; called by the toaster once it is mounted. */
export const startToasts = (): void => begin();

/**
 * The text is the toast's id, so that equal toasts do not stack (HDR-13). On a slow line a press may come before the
 * toaster: its toast waits, since its time would run out unseen.
 */
export async function showToast(kind: ToastKind, text: string, options: ToastOptions): Promise<void> {
  const { action, about, everywhere = false } = options;
  const page = isProblem(kind) && !everywhere ? currentPage() : null;
  const last: ShownToast = { about, page };
  lastToasts.set(text, last);
  await hasBegun;
  // Meanwhile dismissed, or shown again.
  if (lastToasts.get(text) !== last) return;
  const message = action ? withAction(text, action, () => shown.remove(text)) : text;
  const how = { id: text, duration: options.duration ?? durationOf(kind, text, action) };
  if (kind === 'blank') shown(message, how);
  else if (kind === 'warning') shown(message, { ...how, icon: 'warning' });
  else shown[kind](message, how);
}

function durationOf(kind: ToastKind, text: string, action: ToastAction | undefined): number {
  const usual = isProblem(kind) ? readingMs(text) : limits.toast_ms;
  return action ? Math.max(usual, limits.notice_action_ms_min) : usual;
}

export function dismissAbout(topic: string): void {
  dismissWhere((toast) => toast.about === topic);
}

/** Dismisses the problems of earlier pages. */
export function dismissOfOtherPages(): void {
  dismissWhere(({ page }) => page !== null && page !== currentPage());
}

function dismissWhere(isOver: (toast: ShownToast) => boolean): void {
  for (const [id, toast] of lastToasts) {
    if (!isOver(toast)) continue;
    lastToasts.delete(id);
    // Removed at once, since the same message may be shown again before a dismissed toast has disappeared.
    shown.remove(id);
  }
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
