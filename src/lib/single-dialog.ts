import type { ComponentType } from 'react';
import { createStore } from './create-store';
import { openLazyDialog, type Closing, type OverlayShape } from './dialogs';

type Opener = { (): Promise<void>; isOpen: () => boolean };

/** Opens a dialog of which only one is open at a time. */
export function singleDialog(load: () => Promise<ComponentType<Closing<void>>>, shape: OverlayShape): Opener {
  const isOpen = createStore(false);
  const open = async (): Promise<void> => {
    if (isOpen.get()) return;
    isOpen.set(true);
    try {
      await openLazyDialog(load, {}, shape);
    } finally {
      isOpen.set(false);
    }
  };
  return Object.assign(open, { isOpen: isOpen.get });
}
