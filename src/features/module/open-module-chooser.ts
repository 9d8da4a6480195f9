import { importPart } from '@/lib/import-part';
import { openLazyDialog } from '@/lib/dialogs';

/** Preloads the module chooser; call it when a press is likely. */
export const loadModuleChooser = () => importPart(() => import('./module-chooser'));

export async function openModuleChooser(currentId: number | null): Promise<void> {
  await openLazyDialog(() => loadModuleChooser().then((mod) => mod.ModuleChooser), { currentId });
}
