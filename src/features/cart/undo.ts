import type { TFunction } from 'i18next';
import type { ToastOptions } from '@/lib/toast';

/** How long what was taken out can be brought back. */
const UNDO_MS = 10_000;

/** Of a toast that tells what was taken out of a cart. */
export const undoOption = (t: TFunction, act: () => void): ToastOptions => ({
  duration: UNDO_MS,
  action: { label: t('ui.undo'), act },
});
