import { importPart } from '@/lib/import-part';
import { createElement, type ComponentType } from 'react';
import { openLazyDialog, type Closing } from '@/lib/dialogs';
import { waitForLayers } from '@/ui/popups/back-button';

type Question = { title: string; text?: string; confirmLabel: string };

/** The generic confirmation with Cancel and Yes (OTHER-01); true only after Yes. */
export async function ask(question: Question): Promise<boolean> {
  const isSure = (await openLazyDialog(loadAsking, question)) === true;
  await waitForLayers();
  return isSure;
}

async function loadAsking(): Promise<ComponentType<Question & Closing<boolean>>> {
  const { ConfirmDialog } = await importPart(() => import('@/ui/overlay/confirm-dialog'));
  return function Asking({ onClose, ...rest }) {
    return createElement(ConfirmDialog, { ...rest, onAnswer: onClose });
  };
}
