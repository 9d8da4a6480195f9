import { openDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';

export async function openModuleChooser(currentId: number | null): Promise<void> {
  const { ModuleChooser } = await importPart(() => import('./module-chooser'));
  await openDialog(ModuleChooser, { currentId });
}
