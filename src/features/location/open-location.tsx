import { importPart } from '@/lib/import-part';
import type { LatLng } from '@/contract/place/place';
import type { Place } from '@/contract/place/map';
import { openLazyDialog } from '@/lib/dialogs';

/** Preloads what `openLocation` opens; call it when a press is likely. */
export const loadLocation = () => importPart(() => import('./location-panel'));

/**
 * Asks for the customer's place: below the button that had the focus on wide screens, in a sheet on phones. Returns
 * true when a place has been stored.
 */
export async function openLocation(anchor: Element | null = document.activeElement): Promise<boolean> {
  return (await openLazyDialog(() => loadLocation().then((mod) => mod.LocationPanel), { anchor })) ?? false;
}

/** Preloads what `openMapPicker` opens; call it when a press is likely. */
export const loadMapPicker = () => importPart(() => import('./map-dialog'));

/**
 * The map with its pin; returns the chosen point, or undefined when it was closed. `accuracy` belongs to a vague
 * position of the device.
 */
export async function openMapPicker(
  start: LatLng,
  startAddress?: string,
  accuracy?: number,
): Promise<Place | undefined> {
  return openLazyDialog(() => loadMapPicker().then((mod) => mod.MapDialog), { start, startAddress, accuracy });
}

/** The route of a delivery on a map (MAP-01). */
export async function openRouteMap(ends: { from: LatLng; to: LatLng }): Promise<void> {
  await openLazyDialog(() => import('./route-dialog').then((mod) => mod.RouteDialog), ends);
}
