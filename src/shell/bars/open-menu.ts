import { importPart } from '@/lib/import-part';
import { openLazyDialog } from '@/lib/dialogs';

/** Preloads the menu; call it when a press is likely. */
export const loadMenu = () => importPart(() => import('./menu-drawer'));

export async function openMenu(): Promise<void> {
  await openLazyDialog(() => loadMenu().then((mod) => mod.MenuDrawer), {}, 'drawer');
}
