import { useState } from 'react';
import { useBackButton } from '../popups/back-button';
import { enterTopLayer } from '../popups/top-layer';

export type FrameOptions = {
  /** Asked for by Escape, the scrim, the Back button, the cross and a swipe; the owner takes the frame away. */
  onClose: () => void;
  /** Stays until a button of it is pressed. */
  insistent?: boolean | undefined;
};

/** What dialogs and drawers have in common, as properties of MUI's components. */
export function useFrame({ onClose, insistent }: FrameOptions) {
  const [isSwipedAway, setSwipedAway] = useState(false);
  useBackButton(true, onClose);

  return {
    open: !isSwipedAway,
    /** MUI gives no reason for a swipe. What is swiped away slides out first. */
    onClose: (_event: unknown, reason?: string) => {
      if (insistent) return;
      if (reason) onClose();
      else setSwipedAway(true);
    },
    onExited: onClose,
  };
}

/**
 * The `ref` of what stands in the dialog. The first focus goes to what asks for it, else to the title; MUI would give it
 * to the whole dialog, which from here on holds the messages, too.
 */
export function enterFrame(content: HTMLElement | null): (() => void) | undefined {
  const dialog = content?.closest<HTMLElement>('[role="dialog"]');
  if (!content || !dialog) return undefined;
  const first = content.querySelector<HTMLElement>('[data-autofocus]') ?? content.querySelector('h2');
  first?.focus({ preventScroll: true });
  return enterTopLayer(dialog);
}
