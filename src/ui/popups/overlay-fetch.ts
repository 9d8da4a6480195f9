import { missingMessages } from '@/i18n/deferred-messages';
import { importPart } from '@/lib/import-part';
import { whenIdle } from '@/lib/when-idle';

/** What brings a pointer, the keyboard or a finger near a button. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

let fetched: Promise<unknown> | undefined;

/** The frames of dialogs, drawers, menus and popovers, with MUI, and what stands in them. What fails now is fetched with the press. */
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

/** Fetches them before the press on what says that it opens something. What it returns ends that. */
export function fetchOverlaysOnIntent(): () => void {
  const near = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[aria-haspopup]')) fetchOverlays();
  };
  for (const intent of INTENTS) document.addEventListener(intent, near, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, near);
  };
}
