import type { TFunction } from 'i18next';
import type { ToastOptions } from '@/lib/toast';

/** How long a removal can be undone. */
const UNDO_MS = 10_000;

/** The undo button of a toast about a removal. */
export const undoOption = (t: TFunction, act: () => void): ToastOptions => ({
  duration: UNDO_MS,
  action: { label: t('ui.undo'), act },
});
