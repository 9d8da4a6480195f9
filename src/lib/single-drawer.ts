import type { ComponentType } from 'react';
import { openLazyDialog, type Closing } from './dialogs';

type Opener = { (): Promise<void>; isOpen: () => boolean };

/** Opens a drawer of which only one is open at a time. */
export function singleDrawer(load: () => Promise<ComponentType<Closing<void>>>): Opener {
  let isOpen = false;
  const open = async (): Promise<void> => {
    if (isOpen) return;
    isOpen = true;
    try {
      await openLazyDialog(load, {}, 'drawer');
    } finally {
      isOpen = false;
    }
  };
  return Object.assign(open, { isOpen: () => isOpen });
}
