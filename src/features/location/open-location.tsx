import type { LatLng, Place } from '@/contract/place/place';
import { openDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';

/** Loads what `openLocation` opens; call it when a press is near. */
export const preloadLocation = () => importPart(() => import('./location-panel'));

/**
 * Asks where the customer is: below the button that had the focus on wide screens, a sheet on phones. Answers true
 * when a place has been stored.
 */
export async function openLocation(anchor: Element | null = document.activeElement): Promise<boolean> {
  const { LocationPanel } = await preloadLocation();
  return (await openDialog(LocationPanel, { anchor })) ?? false;
}

/** The map with its pin; answers the chosen point, nothing when it was closed. */
export async function openMapPicker(start: LatLng, startAddress?: string): Promise<Place | undefined> {
  const { MapDialog } = await importPart(() => import('./map-dialog'));
  return openDialog(MapDialog, { start, startAddress });
}

/** The way of a delivery on a map (MAP-01). */
export async function openRouteMap(ends: { from: LatLng; to: LatLng }): Promise<void> {
  const { RouteDialog } = await importPart(() => import('./route-dialog'));
  await openDialog(RouteDialog, ends);
}
