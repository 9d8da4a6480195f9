import { importPart } from '@/lib/import-part';
import { openLazyDialog } from '@/lib/dialogs';

/** For the pointer or the focus that comes near the menu's button. */
export const loadMenu = () => importPart(() => import('./menu-drawer'));

export async function openMenu(): Promise<void> {
  await openLazyDialog(() => loadMenu().then((it) => it.MenuDrawer), {}, 'drawer');
}
