import { createElement } from 'react';
import { openDialog, type Closing } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';
import { layersSettled } from '@/ui/back-button';

type Question = { title: string; text?: string; cancelLabel: string; confirmLabel: string };

/** The generic confirmation with Cancel and Yes (OTHER-01); true only after Yes. */
export async function ask(question: Question): Promise<boolean> {
  const { ConfirmDialog } = await importPart(() => import('@/ui/confirm-dialog'));
  const Asking = ({ onClose, ...rest }: Question & Closing<boolean>) =>
    createElement(ConfirmDialog, { ...rest, onAnswer: onClose });
  const isSure = (await openDialog(Asking, question)) === true;
  await layersSettled();
  return isSure;
}
