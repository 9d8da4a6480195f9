import { missingMessages } from '@/i18n/deferred-messages';
import { importPart } from '@/lib/import-part';
import { whenIdle } from '@/lib/when-idle';

/** Events that announce a press: pointer, keyboard focus or touch. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

let fetched: Promise<unknown> | undefined;

/**
 * Loads the frames of dialogs, drawers, menus and popovers, with MUI and their content. A failed preload is retried by
 * the press.
 */
export function fetchOverlays(): void {
  void missingMessages();
  fetched ??= Promise.all([
    importPart(() => import('../overlay/modal')),
    importPart(() => import('../overlay/drawer')),
    importPart(() => import('../overlay/menu-panel')),
    importPart(() => import('../overlay/popover-panel')),
    importPart(() => import('@/theme/overlay-root')).then(({ prepareTheme }) => whenIdle(prepareTheme)),
  ]).catch(() => (fetched = undefined));
}

/** Preloads them on hover, focus or touch of an element that opens something. Returns the unsubscribe function. */
export function fetchOverlaysOnIntent(): () => void {
  const near = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[aria-haspopup]')) fetchOverlays();
  };
  for (const intent of INTENTS) document.addEventListener(intent, near, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, near);
  };
}
