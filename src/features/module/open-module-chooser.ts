import { openDialog } from '@/lib/dialogs';

export async function openModuleChooser(currentId: number | null): Promise<void> {
  const { ModuleChooser } = await import('./module-chooser');
  await openDialog(ModuleChooser, { currentId });
}
