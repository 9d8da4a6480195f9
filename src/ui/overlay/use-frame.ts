import { useState } from 'react';
import { useBackButton } from '../popups/back-button';
import { enterTopLayer } from '../popups/top-layer';

export type FrameOptions = {
  /** Called on Escape, a press on the backdrop, Back, the close button and a swipe; the owner unmounts the frame. */
  onClose: () => void;
  /** Escape, a press on the backdrop and a swipe do not close it; Back and its buttons do. */
  insistent?: boolean | undefined;
};

/** Props for MUI's components that dialogs and drawers share. */
export function useFrame({ onClose, insistent }: FrameOptions) {
  const [isSwipedAway, setSwipedAway] = useState(false);
  useBackButton(true, onClose);

  return {
    open: !isSwipedAway,
    /** MUI passes no reason for a swipe. A swiped frame slides out first. */
    onClose: (_event: unknown, reason?: string) => {
      if (insistent) return;
      if (reason) onClose();
      else setSwipedAway(true);
    },
    onExited: onClose,
  };
}

/**
 * The `ref` of the dialog's content. The initial focus goes to the marked element, otherwise to the title; MUI would
 * focus the whole dialog. From then on the dialog also contains the toasts.
 */
export function enterFrame(content: HTMLElement | null): (() => void) | undefined {
  const dialog = content?.closest<HTMLElement>('[role="dialog"]');
  if (!content || !dialog) return undefined;
  const first = content.querySelector<HTMLElement>('[data-autofocus]') ?? content.querySelector('h2');
  first?.focus({ preventScroll: true });
  return enterTopLayer(dialog);
}
