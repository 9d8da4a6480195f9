import type { LatLng } from '@/contract/place/place';
import { openLazyDialog } from '@/lib/dialogs';

/** Asks for an email to write to once deliveries reach the point. */
export async function openAwaitPlace(at: LatLng): Promise<void> {
  await openLazyDialog(() => import('./await-dialog').then((mod) => mod.AwaitDialog), { at }, 'box');
}
