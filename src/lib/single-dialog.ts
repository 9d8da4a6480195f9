import type { ComponentType } from 'react';
import { createStore } from './create-store';
import { openLazyDialog, type Closing, type OverlayShape } from './dialogs';

/** Opens a dialog that stands once at a time: whoever asks while it is open gets no second one. */
export function singleDialog(load: () => Promise<ComponentType<Closing<void>>>, shape: OverlayShape) {
  const isOpen = createStore(false);
  return async (): Promise<void> => {
    if (isOpen.get()) return;
    isOpen.set(true);
    try {
      await openLazyDialog(load, {}, shape);
    } finally {
      isOpen.set(false);
    }
  };
}
