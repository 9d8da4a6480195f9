import { openLazyDialog } from '@/lib/dialogs';

export async function openModuleChooser(currentId: number | null): Promise<void> {
  await openLazyDialog(() => import('./module-chooser').then((it) => it.ModuleChooser), { currentId });
}
